import type { ComponentProps } from 'react';
import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../../ui/controls/field';
import { TextInput } from '../../ui/controls/text-input';
import type { BoundFieldProps } from './bound-field';

type FieldProps<Values extends FieldValues> = BoundFieldProps<Values> &
  Omit<ComponentProps<typeof TextInput>, keyof BoundFieldProps<Values> | 'value' | 'onChange'>;

/** One line of text in a form. */
export function FormTextField<Values extends FieldValues>({
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
      {(ids) => <TextInput {...input} {...field} {...ids} />}
    </Field>
  );
}
