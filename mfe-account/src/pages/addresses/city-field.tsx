import { useMemo } from 'react';
import { FormCombobox, FormTextField } from '@shop/shared/forms';
import { useList } from '@shop/shared/runtime';
import { TEXTS } from './texts';
import type { AddressForm } from './use-address-form';

interface CityFieldProps {
  control: AddressForm['control'];
  /** The city of the address that is being changed: it may have left the list. */
  kept: string | null;
}

/** A city the shop delivers to. Where the list did not come any city may be written. */
export function CityField({ control, kept }: CityFieldProps) {
  const { items } = useList('deliveryCities');
  const options = useMemo(() => {
    const names = new Set([...(kept ? [kept] : []), ...items.map(({ city }) => city)]);
    return [...names].map((city) => ({ value: city, label: city }));
  }, [items, kept]);

  if (items.length === 0) return <FormTextField control={control} name="city" label={TEXTS.fields.city} />;
  return (
    <FormCombobox
      control={control}
      name="city"
      label={TEXTS.fields.city}
      options={options}
      placeholder={TEXTS.cityExample}
      emptyText={TEXTS.noSuchCity}
      unknownText={TEXTS.unknownCity}
    />
  );
}
