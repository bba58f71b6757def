import type { ComponentProps } from 'react';
import { useController } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../../ui/controls/field';
import { TextArea } from '../../ui/controls/text-input';
import type { BoundFieldProps } from './bound-field';

type FieldProps<Values extends FieldValues> = BoundFieldProps<Values> &
  Omit<ComponentProps<typeof TextArea>, keyof BoundFieldProps<Values> | 'value' | 'onChange'>;

/** Several lines of text in a form. */
export function FormTextArea<Values extends FieldValues>({
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
      {(ids) => <TextArea {...input} {...field} {...ids} />}
    </Field>
  );
}
