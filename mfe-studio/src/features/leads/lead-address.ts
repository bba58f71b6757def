import type { LeadState, StaffLeadFilter } from '../../generated/graphql';
import { LEAD_STATES } from './lead-words';

/** What the list shows, as its address has it; '' for all. */
export interface LeadQuery {
  state: LeadState | '';
  text: string;
  isHookStopped: boolean;
}

export const NO_QUERY: LeadQuery = { state: '', text: '', isHookStopped: false };

/** Reads an address of the list. What makes no sense there counts as nothing. */
export function readLeadQuery(search: URLSearchParams): LeadQuery {
  return {
    state: LEAD_STATES.find((state) => state === search.get('state')) ?? '',
    text: search.get('text')?.slice(0, 200) ?? '',
    isHookStopped: search.get('hook') === 'stopped',
  };
}

/** `/studio/leads?state=new` */
export function leadsPath({ state, text, isHookStopped }: LeadQuery): string {
  const search = new URLSearchParams({
    ...(state && { state }),
    ...(text && { text }),
    ...(isHookStopped && { hook: 'stopped' }),
  }).toString();
  return `/studio/leads${search && `?${search}`}`;
}

/** What the API is asked for. */
export function filterOf({ state, text, isHookStopped }: LeadQuery): StaffLeadFilter {
  return {
    ...(state && { state }),
    ...(text.trim() && { text: text.trim() }),
    ...(isHookStopped && { isHookStopped }),
  };
}

/** The file of the same leads. */
export function filePath(query: LeadQuery): string {
  const named = Object.entries(filterOf(query)).map(([name, value]) => [name, String(value)]);
  const search = new URLSearchParams(named).toString();
  return `/staff/export/leads.csv${search && `?${search}`}`;
}
