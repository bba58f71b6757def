import type { LeadFragment, LeadState } from '../../generated/graphql';

/** In the order in which a lead goes through them. */
export const LEAD_STATES: readonly LeadState[] = ['new', 'in_work', 'done', 'refused'];

export const STATE_LABELS: Readonly<Record<LeadState, string>> = {
  new: 'Новая',
  in_work: 'В\u00A0работе',
  done: 'Закрыта',
  refused: 'Отказ',
};

export const STATE_PLURALS: Readonly<Record<LeadState, string>> = {
  new: 'Новые',
  in_work: 'В\u00A0работе',
  done: 'Закрытые',
  refused: 'Отказы',
};

/** «yandex / cpc / Зима, с сайта yandex.ru»; '' when nothing is known. */
export function sourceWords({ source }: Pick<LeadFragment, 'source'>): string {
  const labels = [source.utmSource, source.utmMedium, source.utmCampaign, source.utmContent, source.utmTerm];
  const words = labels.filter(Boolean).join(' / ');
  return [words, source.referrer && `с\u00A0сайта ${source.referrer}`].filter(Boolean).join(', ');
}

const FAILURES: Readonly<Record<string, string>> = {
  redirect: 'адрес ведёт на\u00A0другой',
  timeout: 'программа не\u00A0ответила вовремя',
  unreachable: 'программа не\u00A0отвечает',
};

/** Why the program of LEADS_WEBHOOK_URL has not got a lead; null: it has, or will. */
export function hookWords({ hook }: Pick<LeadFragment, 'hook'>): string | null {
  if (hook?.state === 'held')
    return 'Не\u00A0передана в\u00A0CRM: магазин восстановлен из\u00A0копии, её могли передать раньше.';
  if (hook?.state !== 'failed') return null;
  const failure = hook.failure ?? 'unreachable';
  return `Не\u00A0передана в\u00A0CRM за\u00A0три дня: ${FAILURES[failure] ?? `ответ ${failure}`}.`;
}
