import { refuseFields } from '../../input/field-errors';
import type { InputMaybe } from '../../generated/resolvers-types';

const MOST_ROWS = 50;
const TEXTS = { first: `От\u00A01 до\u00A0${MOST_ROWS}`, after: 'Откройте список заново' } as const;

export interface PageArguments {
  after?: InputMaybe<string>;
  first?: InputMaybe<number>;
}

export interface AskedPage {
  /** The id of the last row of the page before; undefined for the first page. */
  after: number | undefined;
  limit: number;
}

/**
 * Which part of a list of the shop's people is asked for.
 * @throws AppError BAD_REQUEST with `fields`
 */
export function readPage({ after, first }: PageArguments): AskedPage {
  const limit = first ?? MOST_ROWS;
  if (limit < 1 || limit > MOST_ROWS) refuseFields({ first: TEXTS.first });
  if (after === null || after === undefined) return { after: undefined, limit };
  if (!/^\d{1,9}$/.test(after)) refuseFields({ after: TEXTS.after });
  return { after: Number(after), limit };
}

/** A page from rows of which one more was asked for than it has. */
export function cutPage<Row extends { id: number }>(found: readonly Row[], limit: number) {
  const rows = found.slice(0, limit);
  return { rows, after: found.length > limit ? String(rows.at(-1)?.id) : null };
}
