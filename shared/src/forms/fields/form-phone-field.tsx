import type { ComponentProps } from 'react';
import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../../ui/controls/field';
import { PhoneInput } from '../../ui/controls/phone-input';
import type { BoundFieldProps } from './bound-field';

type FieldProps<Values extends FieldValues> = BoundFieldProps<Values> &
  Omit<ComponentProps<typeof PhoneInput>, keyof BoundFieldProps<Values> | 'value' | 'onChange'>;

/** A phone in a form; its value is the masked text. */
export function FormPhoneField<Values extends FieldValues>({
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
      {(ids) => <PhoneInput {...input} {...field} {...ids} />}
    </Field>
  );
}
