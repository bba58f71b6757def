import type { ComponentProps } from 'react';
import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../../ui/controls/field';
import { PasswordInput } from '../../ui/controls/password-input';
import type { BoundFieldProps } from './bound-field';

type FieldProps<Values extends FieldValues> = BoundFieldProps<Values> &
  Omit<ComponentProps<typeof PasswordInput>, keyof BoundFieldProps<Values> | 'value' | 'onChange'>;

/** A password in a form; say `autoComplete`: `current-password` or `new-password`. */
export function FormPasswordField<Values extends FieldValues>({
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
      {(ids) => <PasswordInput {...input} {...field} {...ids} />}
    </Field>
  );
}
