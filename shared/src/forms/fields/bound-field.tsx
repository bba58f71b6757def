import type { ComponentType, ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { Field } from '../../ui/controls/field';
import { useFormField } from './use-form-field';

/** The props of every field bound to a form. */
export interface BoundFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: ReactNode;
  hint?: ReactNode;
  isOptional?: boolean;
  /** To the right of the label. */
  aside?: ReactNode;
}

type OwnProps = keyof BoundFieldProps<FieldValues> | 'value' | 'onChange';

/** Binds a control of the kit to a form: label, hint, error and value. */
export function bindField<InputProps extends object>(Input: ComponentType<InputProps>) {
  return function BoundField<Values extends FieldValues>({
    control,
    name,
    label,
    hint,
    isOptional,
    aside,
    ...input
  }: BoundFieldProps<Values> & Omit<InputProps, OwnProps>) {
    const { field, error } = useFormField({ control, name });
    return (
      <Field label={label} hint={hint} isOptional={isOptional} aside={aside} error={error}>
        {/* The form's props complete the caller's. TypeScript cannot combine a rest of a
            generic type. */}
        {(ids) => <Input {...({ ...input, ...field, ...ids } as unknown as InputProps)} />}
      </Field>
    );
  };
}
