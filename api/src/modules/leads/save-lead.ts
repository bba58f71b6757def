import { formatDateTime } from '@shop/shared/format';
import { AppError } from '../../errors/app-error';
import type { MutationStaffSaveLeadArgs, StaffLead } from '../../generated/resolvers-types';
import { refuseFields } from '../../input/field-errors';
import type { LeadRow } from './lead-repository';
import type { LeadsServices, LeadsTransaction } from './leads-services';
import { presentLead } from './read-leads';

const LONGEST_NOTE = 2000;
const TEXTS = {
  gone: 'Этой заявки больше нет',
  changed: 'Заявку уже изменили. Посмотрите, как стало, и\u00A0сохраните ещё раз.',
  changedBy: (name: string, time: string) =>
    `Заявку уже изменили: ${name}, ${time}. Посмотрите, как стало, и\u00A0сохраните ещё раз.`,
  note: `Не\u00A0больше ${LONGEST_NOTE}\u00A0знаков`,
  unstopped: 'Эта заявка уже передана или ждёт своей очереди',
} as const;

async function lockLead({ leads }: LeadsTransaction, id: number): Promise<LeadRow> {
  const lead = await leads.lock(id);
  if (!lead) throw new AppError('NOT_FOUND', `no lead ${id}`, { text: TEXTS.gone });
  return lead;
}

async function readAnew(tx: LeadsTransaction, id: number): Promise<StaffLead> {
  return presentLead(tx.leads, await lockLead(tx, id));
}

function refuseStale({ id, revision, changed_by: by, changed_at: at }: LeadRow, seen: number): void {
  if (revision === seen) return;
  throw new AppError('CONFLICT', `the lead ${id} has revision ${revision}, not ${seen}`, {
    text: by && at ? TEXTS.changedBy(by, formatDateTime(at)) : TEXTS.changed,
    conflict: { revision, by, at: at?.toISOString() ?? null },
  });
}

/**
 * Changes the state or the note of a lead. The record names no word of the note.
 * @throws AppError BAD_REQUEST with `fields.note`; NOT_FOUND; CONFLICT with `conflict`
 */
export async function saveLead(
  services: Pick<LeadsServices, 'inTransaction'>,
  userId: number,
  { id, revision, state, note: typed }: MutationStaffSaveLeadArgs,
): Promise<StaffLead> {
  const note = typed?.replaceAll('\r\n', '\n').trim();
  if (note && note.length > LONGEST_NOTE) refuseFields({ note: TEXTS.note });
  return services.inTransaction(async (tx) => {
    const lead = await lockLead(tx, id);
    refuseStale(lead, revision);
    const after = { state: state ?? lead.state, note: note ?? lead.note };
    const fields = (['state', 'note'] as const).filter((name) => after[name] !== lead[name]);
    if (fields.length === 0) return presentLead(tx.leads, lead);
    await tx.leads.save(id, { ...after, userId });
    await tx.audit.add({ action: 'save-lead', userId, details: { lead: id, fields, state: after.state } });
    return readAnew(tx, id);
  });
}

/**
 * Lets the webhook of a lead be tried for three more days.
 * @throws AppError BAD_REQUEST with `fields.id`; NOT_FOUND
 */
export async function resendLead(
  services: Pick<LeadsServices, 'inTransaction' | 'onHookQueued'>,
  userId: number,
  id: number,
): Promise<StaffLead> {
  const lead = await services.inTransaction(async (tx) => {
    await lockLead(tx, id);
    if (!(await tx.hooks.sendAgain(id))) refuseFields({ id: TEXTS.unstopped });
    await tx.audit.add({ action: 'resend-lead', userId, details: { lead: id } });
    return readAnew(tx, id);
  });
  services.onHookQueued();
  return lead;
}
