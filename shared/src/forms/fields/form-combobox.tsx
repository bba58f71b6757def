import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Combobox, type ComboboxProps } from '../../ui/controls/combobox';
import { Field } from '../../ui/controls/field';
import type { BoundFieldProps } from './bound-field';
import { useFormField } from './use-form-field';

type OwnProps = keyof BoundFieldProps<FieldValues> | 'value' | 'onChange' | 'onTextChange';

interface FormComboboxProps<Values extends FieldValues> extends BoundFieldProps<Values>, Omit<ComboboxProps, OwnProps> {
  /** The error for a text that names no option, which must not be called an empty field. */
  unknownText: string;
}

/** A field that suggests options from a list; its value is that of the chosen option. */
export function FormCombobox<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  isOptional,
  aside,
  unknownText,
  ...input
}: FormComboboxProps<Values>) {
  const { field, error } = useFormField({ control, name });
  const [text, setText] = useState('');
  const isUnknown = text.trim() !== '' && !field.value;
  return (
    <Field
      label={label}
      hint={hint}
      isOptional={isOptional}
      aside={aside}
      error={error && isUnknown ? unknownText : error}
    >
      {(ids) => <Combobox {...input} {...field} {...ids} onTextChange={setText} />}
    </Field>
  );
}
