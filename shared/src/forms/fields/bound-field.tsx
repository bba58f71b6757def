import type { ComponentType, ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { Field } from '../../ui/controls/field';
import { useFormField } from './use-form-field';

/** What every field bound to a form takes. */
export interface BoundFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: ReactNode;
  hint?: ReactNode;
  isOptional?: boolean;
  /** On the right of the label. */
  aside?: ReactNode;
  className?: string;
}

type OwnProps = keyof BoundFieldProps<FieldValues> | 'value' | 'onChange';

/** Makes a field of a form from a control of the kit: label, hint, error and value are wired to the form. */
export function bindField<InputProps extends object>(Input: ComponentType<InputProps>) {
  return function BoundField<Values extends FieldValues>({
    control,
    name,
    label,
    hint,
    isOptional,
    aside,
    className,
    ...input
  }: BoundFieldProps<Values> & Omit<InputProps, OwnProps>) {
    const { field, error } = useFormField({ control, name });
    return (
      <Field label={label} hint={hint} isOptional={isOptional} aside={aside} className={className} error={error}>
        {/* What the form gives completes what the caller gave; the compiler cannot add up a generic rest. */}
        {(ids) => <Input {...({ ...input, ...field, ...ids } as unknown as InputProps)} />}
      </Field>
    );
  };
}
