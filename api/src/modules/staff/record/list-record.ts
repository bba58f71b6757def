import type {
  QueryStaffRecordArgs,
  StaffRecord,
  StaffRecordEntry,
  StaffRecordFilter,
  StaffRight,
} from '../../../generated/resolvers-types';
import { ALL_RIGHTS } from '../../../staff-rights';
import { dayOf } from '../../staff-orders/moscow-day';
import { cutPage, readPage } from '../staff-page';
import type { StaffServices } from '../staff-services';
import { actionsOf, kindOf } from './record-kinds';
import type { RecordConditions, RecordRow } from './record-repository';

/** Of the details only these leave the API. */
const NO_FIELDS: readonly unknown[] = [];

function readRights(text: unknown): StaffRight[] | null {
  if (typeof text !== 'string') return null;
  const words = text.split(' ');
  return ALL_RIGHTS.filter((right) => words.includes(right));
}

function toEntry({ id, at, by, action, order_id: orderId, page_id: pageId, ...row }: RecordRow): StaffRecordEntry {
  const details: unknown = JSON.parse(row.details);
  const { fields, rights } = Object(details) as { fields?: unknown; rights?: unknown }; // as each action has put them
  return {
    ...{ id, by, action, orderId, pageId },
    at: at.toISOString(),
    kind: kindOf(action),
    person: row.person,
    rights: readRights(rights),
    fields: (Array.isArray(fields) ? fields : NO_FIELDS).map(String),
  };
}

function readKind(kind: StaffRecordFilter['kind']): RecordConditions {
  if (!kind) return {};
  // Whatever a program of tomorrow does to an order is found there, too.
  if (kind === 'orders') return { isOfOrder: true, otherThan: actionsOf('views') };
  return { isOfOrder: kind === 'views', actions: actionsOf(kind) };
}

function readFilter({ userId, kind, day, orderId }: StaffRecordFilter): RecordConditions {
  return {
    ...readKind(kind),
    userId: userId ?? undefined,
    orderId: orderId ?? undefined,
    day: day ? dayOf(day) : undefined,
  };
}

/**
 * A page of the record of actions, newest first.
 * @throws AppError BAD_REQUEST with `fields`
 */
export async function listRecord(
  { record }: Pick<StaffServices, 'record'>,
  { filter, ...page }: QueryStaffRecordArgs,
): Promise<StaffRecord> {
  const { after: before, limit } = readPage(page);
  const { rows, after } = cutPage(await record.find({ ...readFilter(filter ?? {}), before }, limit + 1), limit);
  return { rows: rows.map(toEntry), after };
}
