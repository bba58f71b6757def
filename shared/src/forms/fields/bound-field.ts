import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

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
