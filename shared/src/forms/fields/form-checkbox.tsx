import { useId } from 'react';
import type { ComponentProps } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { AlertIcon } from '../../ui/icons/icons';
import { Checkbox } from '../../ui/controls/checkbox';
import { FieldError } from '../../ui/controls/field';
import { useFormField } from './use-form-field';

interface FormCheckboxProps<Values extends FieldValues> extends Omit<ComponentProps<typeof Checkbox>, 'name'> {
  control: Control<Values>;
  name: FieldPath<Values>;
}

/** A checkbox in a form; its children are the label. */
export function FormCheckbox<Values extends FieldValues>({ control, name, ...input }: FormCheckboxProps<Values>) {
  const errorId = useId();
  const { field, error } = useFormField({ control, name });
  const { value, ...rest } = field;
  return (
    <div>
      <Checkbox
        {...input}
        {...rest}
        checked={Boolean(value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {error && (
        <FieldError id={errorId}>
          <AlertIcon size={16} />
          {error}
        </FieldError>
      )}
    </div>
  );
}
