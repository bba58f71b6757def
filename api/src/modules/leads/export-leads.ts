import { formatDateTime, formatPhone } from '@shop/shared/format';
import { csvCell } from '../../csv/write-csv';
import type { LeadState, StaffLeadFilter } from '../../generated/resolvers-types';
import { refuseFields, type FieldErrors } from '../../input/field-errors';
import type { LeadConditions, LeadRow } from './lead-repository';
import type { LeadsServices } from './leads-services';
import { readLeadFilter } from './read-leads';

/** Leads that are in memory at once. */
const PART = 500;

const STATE_LABELS: Readonly<Record<LeadState, string>> = {
  new: 'Новая',
  in_work: 'В\u00A0работе',
  done: 'Закрыта',
  refused: 'Отказ',
};

const HEAD = [
  ...['Номер', 'Пришла', 'Состояние', 'Имя', 'Телефон', 'E-mail', 'Компания', 'ИНН', 'Город', 'Сообщение'],
  ...['Страница', 'Блок', 'Сайт-источник', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'],
  'Заметка',
];

const lineOf = (cells: readonly string[]) => `${cells.map(csvCell).join(';')}\r\n`;

function cellsOf(lead: LeadRow): string[] {
  const { source } = lead;
  return [
    String(lead.id),
    formatDateTime(lead.created_at.toISOString()),
    STATE_LABELS[lead.state],
    lead.name,
    lead.phone === null ? '' : formatPhone(lead.phone),
    ...[lead.email, lead.company, lead.inn, lead.city].map((text) => text ?? ''),
    lead.message,
    ...[lead.page, lead.block, source.referrer].map((text) => text ?? ''),
    ...[source.utm_source, source.utm_medium, source.utm_campaign, source.utm_content, source.utm_term].map(
      (text) => text ?? '',
    ),
    lead.note,
  ];
}

const TEXTS = { value: 'Такого значения нет', unknown: 'Такого фильтра нет', twice: 'Фильтр назван дважды' } as const;
const isState = (value: string): value is LeadState => Object.hasOwn(STATE_LABELS, value);

function errorOf(name: string, value: unknown): string | null {
  if (!['text', 'state', 'isHookStopped'].includes(name)) return TEXTS.unknown;
  if (typeof value !== 'string') return TEXTS.twice;
  if (name === 'state' && !isState(value)) return TEXTS.value;
  return name === 'isHookStopped' && value !== 'true' ? TEXTS.value : null;
}

/**
 * The filter of `staffLeads` from a query string. An unknown name is refused: whoever mistypes a
 * filter must not get all leads.
 * @throws AppError BAD_REQUEST with `fields`
 */
export function readLeadExportFilter(query: Readonly<Record<string, unknown>>): StaffLeadFilter {
  const errors: FieldErrors = {};
  for (const [name, value] of Object.entries(query)) {
    const error = errorOf(name, value);
    if (error !== null) errors[name] = error;
  }
  refuseFields(errors);
  const { text, state, isHookStopped } = query;
  return {
    ...(typeof text === 'string' && { text }),
    ...(typeof state === 'string' && isState(state) && { state }),
    ...(isHookStopped === 'true' && { isHookStopped: true }),
  };
}

async function* writeParts(
  { leads }: Pick<LeadsServices, 'leads'>,
  asked: LeadConditions | null,
): AsyncGenerator<string> {
  yield `\uFEFF${lineOf(HEAD)}`;
  if (asked === null) return;
  for (let { before } = asked; ;) {
    const rows = await leads.find({ ...asked, before }, PART);
    if (rows.length > 0) yield rows.map((lead) => lineOf(cellsOf(lead))).join('');
    if (rows.length < PART) return;
    before = rows.at(-1)?.id;
  }
}

/**
 * Leads as a file for a table program, the newest first, in parts. It is recorded before the first
 * part leaves; the record names filters and never their values.
 */
export async function exportLeads(
  services: Pick<LeadsServices, 'leads' | 'inTransaction'>,
  filter: StaffLeadFilter,
  userId: number,
): Promise<AsyncGenerator<string>> {
  const asked = readLeadFilter(filter);
  const { count, last } = asked ? await services.leads.measure(asked) : { count: 0, last: 0 };
  await services.inTransaction(({ audit }) =>
    audit.add({ action: 'export-leads', userId, details: { leads: count, filters: Object.keys(filter).sort() } }),
  );
  // Leads of after this moment are not among those that were counted.
  return writeParts(services, asked && { ...asked, before: last + 1 });
}
