import { fillTemplate } from '@shop/shared/format';
import { MESSAGES } from '@shop/shared/validation';
import type { ByIdFilter, IdFilter, InputMaybe } from '../../generated/resolvers-types';
import { refuseFields } from '../../input/field-errors';

const MAX_IDS = 500;
const TOO_MANY = 'В списке не может быть больше {value} значений';

/**
 * The ids that match a filter; null means any, because there is no filter.
 * An empty filter is refused: if it meant "any", a bug in a client could empty a whole list.
 * @throws AppError BAD_REQUEST with `fields`
 */
export function readIdFilter(field: string, filter: InputMaybe<IdFilter> | undefined): number[] | null {
  if (filter === undefined) return null;
  const equal = filter?.equal ?? null;
  const listed = filter?.in ?? null;
  if (equal === null && listed === null) refuseFields({ [field]: MESSAGES.required });
  if (listed && listed.length > MAX_IDS) refuseFields({ [field]: fillTemplate(TOO_MANY, { value: MAX_IDS }) });
  if (equal === null) return listed;
  return listed === null || listed.includes(equal) ? [equal] : [];
}

/**
 * The ids of a required filter.
 * @throws AppError BAD_REQUEST with `fields`
 */
export function requireIds({ id = null }: ByIdFilter): number[] {
  return readIdFilter('id', id) ?? [];
}
