import type {
  LeadHook,
  LeadHookState,
  LeadState,
  QueryStaffLeadsArgs,
  StaffLead,
  StaffLeadFilter,
  StaffLeads,
} from '../../generated/resolvers-types';
import { titleOf } from '../pages/document-page';
import { readSearch } from '../staff-orders/order-search';
import { cutPage, readPage } from '../staff/staff-page';
import type { LeadConditions, LeadRepository, LeadRow } from './lead-repository';
import type { LeadsServices } from './leads-services';

const NO_ARTICLES: ReadonlySet<string> = new Set();
const STATES: readonly LeadState[] = ['new', 'in_work', 'done', 'refused'];

function hookState(row: LeadRow): LeadHookState {
  if (row.hook_sent_at !== null) return 'sent';
  if (row.hook_failed_at !== null) return 'failed';
  return row.hook_held ? 'held' : 'waiting';
}

function toHook(row: LeadRow): LeadHook | null {
  if (row.hook_id === null) return null;
  return {
    state: hookState(row),
    attempts: row.hook_attempts,
    failure: row.hook_failure,
    sentAt: row.hook_sent_at?.toISOString() ?? null,
  };
}

function toStaffLead(row: LeadRow, titles: ReadonlyMap<string, string>): StaffLead {
  const { id, revision, state, note, form, name, email, phone, company, inn, city, message, page, block } = row;
  const { source: labels } = row;
  return {
    ...{ id, revision, state, note, form, name, email, phone, company, inn, city, message, page, block },
    pageTitle: (page !== null && titles.get(page)) || null,
    userType: row.user_type,
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at?.toISOString() ?? null,
    changedBy: row.changed_by,
    source: {
      utmSource: labels.utm_source ?? null,
      utmMedium: labels.utm_medium ?? null,
      utmCampaign: labels.utm_campaign ?? null,
      utmContent: labels.utm_content ?? null,
      utmTerm: labels.utm_term ?? null,
      referrer: labels.referrer ?? null,
    },
    hook: toHook(row),
  };
}

/** Leads as the contract has them. */
async function toStaffLeads(leads: Pick<LeadRepository, 'findPages'>, rows: readonly LeadRow[]): Promise<StaffLead[]> {
  const paths = [...new Set(rows.flatMap(({ page }) => page ?? []))];
  const pages = await leads.findPages(paths);
  const titles = new Map(pages.map(({ path, draft }) => [path, titleOf(JSON.parse(draft), path)]));
  return rows.map((row) => toStaffLead(row, titles));
}

/** A lead as the contract has it. */
export async function presentLead(leads: Pick<LeadRepository, 'findPages'>, row: LeadRow): Promise<StaffLead> {
  const [lead] = await toStaffLeads(leads, [row]);
  if (!lead) throw new Error('one row makes one lead');
  return lead;
}

/** What a filter asks for. Null when nothing can be found by its text. */
export function readLeadFilter({ state, text, isHookStopped }: StaffLeadFilter): LeadConditions | null {
  const conditions = { state: state ?? undefined, isHookStopped: isHookStopped ?? undefined };
  if (!text?.trim()) return conditions;
  const words = readSearch(text, NO_ARTICLES);
  return words === null ? null : { ...conditions, words };
}

/**
 * A page of the leads, the newest first, and how many there are in each state.
 * @throws AppError BAD_REQUEST with `fields`
 */
export async function listLeads(
  { leads }: Pick<LeadsServices, 'leads'>,
  { filter, ...page }: QueryStaffLeadsArgs,
): Promise<StaffLeads> {
  const { after: before, limit } = readPage(page);
  const asked = readLeadFilter(filter ?? {});
  const [found, counted, stoppedHooks] = await Promise.all([
    asked ? leads.find({ ...asked, before }, limit + 1) : [],
    leads.count(),
    leads.countStoppedHooks(),
  ]);
  const { rows, after } = cutPage(found, limit);
  const counts = new Map(counted.map(({ state, count }) => [state, count]));
  return {
    rows: await toStaffLeads(leads, rows),
    after,
    counts: STATES.map((state) => ({ state, count: counts.get(state) ?? 0 })),
    stoppedHooks,
  };
}
