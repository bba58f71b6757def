import type { TextField } from '@shop/shared/page-documents';
import type { FieldInputProps } from '../field-props';
import { useFields } from '../fields-context';
import { LinkField } from './link-field';

/** The link of a button or a card. */
export function LinkInput({ field, path, value, label = field.label }: FieldInputProps<TextField>) {
  const { change, faults } = useFields();
  const { isOptional = false } = field;
  return (
    <LinkField
      label={label}
      value={typeof value === 'string' ? value : ''}
      isOptional={isOptional}
      error={faults.get(path)}
      // An optional link is there or absent.
      onChange={(href) => change(path, href === '' && isOptional ? undefined : href)}
    />
  );
}
