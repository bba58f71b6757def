import { whenOf } from '@shop/shared/format';
import type { Field } from '@shop/shared/page-documents';
import { itemTitle } from './item-title';

/** A value as an editor sees it; empty for nothing. */
export function valueWords(field: Field, value: unknown): string {
  if (value === undefined) return '';
  if (field.type === 'flag') return value === true ? 'да' : 'нет';
  if (typeof value === 'number' && field.type === 'number') return String(value).replace('.', ',');
  if (typeof value === 'string' && field.type === 'text')
    return field.role === 'instant' && value !== '' ? whenOf(value) : value;
  return itemTitle(field, value);
}
