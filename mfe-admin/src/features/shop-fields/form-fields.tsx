import { Field, TextInput } from '@shop/shared/ui';
import { LongFields } from '../../components';
import type { FieldForm } from './use-field-form';

export interface FormField {
  name: string;
  label: string;
  hint?: string;
}

interface FormFieldsProps {
  form: Pick<FieldForm, 'shown' | 'errors' | 'edit' | 'leave'>;
  fields: readonly FormField[];
}

/** Fields beside each other, each with what is wrong with it. */
export function FormFields({ form: { shown, errors, edit, leave }, fields }: FormFieldsProps) {
  return (
    <LongFields>
      {fields.map(({ name, label, hint }) => (
        <Field key={name} label={label} hint={hint} error={errors[name]}>
          {(control) => (
            <TextInput
              {...control}
              isSmall
              value={shown[name] ?? ''}
              onChange={({ target }) => edit(name, target.value)}
              onBlur={() => leave(name)}
            />
          )}
        </Field>
      ))}
    </LongFields>
  );
}
