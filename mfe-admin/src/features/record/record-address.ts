import type { StaffRecordFilter, StaffRecordKind } from '../../generated/graphql';
import { KIND_LABELS } from './record-words';

/** The filters as their fields have them; empty for no filter. */
export interface RecordQuery {
  person: string;
  kind: string;
  /** `2026-11-20` */
  day: string;
  /** As people write it: «№ 000123». */
  order: string;
}

export const NO_RECORD_QUERY: RecordQuery = { person: '', kind: '', day: '', order: '' };

const isKind = (text: string): text is StaffRecordKind => Object.hasOwn(KIND_LABELS, text);
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
/** Ids and numbers of orders have nine digits at most. */
const numberOf = (text: string) => Number(text.replaceAll(/\D/g, '').slice(0, 9));

/** Reads the address; what makes no sense there is no filter. */
export function readRecordQuery(search: URLSearchParams): RecordQuery {
  const of = (name: keyof RecordQuery) => search.get(name)?.slice(0, 64) ?? '';
  return {
    person: numberOf(of('person')) > 0 ? of('person') : '',
    kind: isKind(of('kind')) ? of('kind') : '',
    day: isDay(of('day')) ? of('day') : '',
    order: of('order'),
  };
}

/** `?kind=access`; empty without filters. */
export function recordSearch(query: RecordQuery): string {
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
  return search && `?${search}`;
}

/** The filter as the API takes it. */
export function recordFilter({ person, kind, day, order }: RecordQuery): StaffRecordFilter {
  return {
    ...(person && { userId: numberOf(person) }),
    ...(isKind(kind) && { kind }),
    ...(isDay(day) && { day }),
    ...(numberOf(order) > 0 && { orderId: numberOf(order) }),
  };
}
