import type { TextField } from '@shop/shared/page-documents';
import { LinkField } from '../links';
import type { FieldInputProps } from './field-props';
import { useFields } from './fields-context';

/** The link of a button or a card. */
export function LinkInput({ field, path, value, label = field.label }: FieldInputProps<TextField>) {
  const { change, faults, linkTargets } = useFields();
  const { isOptional = false } = field;
  return (
    <LinkField
      label={label}
      targets={linkTargets()}
      value={typeof value === 'string' ? value : ''}
      isOptional={isOptional}
      error={faults.get(path)}
      // An optional link is there or absent.
      onChange={(href) => change(path, href === '' && isOptional ? undefined : href)}
    />
  );
}
