import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { cityAliases } from '../../rules/search/city-aliases';
import type { ComboboxOption } from '../../ui/controls/combobox-options';
import type { BoundFieldProps } from './bound-field';
import { FormCombobox } from './form-combobox';

interface FormCityFieldProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  /** The cities to choose from; their labels are their names. */
  cities: readonly ComboboxOption[];
}

/** A city of a list, found by other names («спб») and in the other keyboard layout as well. */
export function FormCityField<Values extends FieldValues>({ cities, ...field }: FormCityFieldProps<Values>) {
  const options = useMemo(() => cities.map((city) => ({ ...city, aliases: cityAliases(city.label) })), [cities]);
  return (
    <FormCombobox
      {...field}
      options={options}
      placeholder="Начните вводить название"
      emptyText={'Такого города в\u00A0списке нет'}
      unknownText="Выберите город из списка"
    />
  );
}
