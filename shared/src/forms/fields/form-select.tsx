import type { ComponentProps } from 'react';
import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../../ui/controls/field';
import { Select } from '../../ui/controls/select';
import type { BoundFieldProps } from './bound-field';

type FieldProps<Values extends FieldValues> = BoundFieldProps<Values> &
  Omit<ComponentProps<typeof Select>, keyof BoundFieldProps<Values> | 'value' | 'onChange'>;

/** A list of options in a form; `<option>`s are its children. */
export function FormSelect<Values extends FieldValues>({
  control,
  name,
  label,
  hint,
  isOptional,
  aside,
  className,
  ...input
}: FieldProps<Values>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <Field
      label={label}
      hint={hint}
      isOptional={isOptional}
      aside={aside}
      className={className}
      error={fieldState.error?.message}
    >
      {(ids) => <Select {...input} {...field} {...ids} />}
    </Field>
  );
}
