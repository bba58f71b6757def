import { fillTemplate } from '@shop/shared/format';
import { RequestError, type ErrorCode } from '@shop/shared/runtime';
import type { MessageFormProps, MessageValues } from './message-schema';

const NOTHING = 'не\u00A0указано';

/**
 * The message as it is sent. What was left empty is called so, but for the free text at the end.
 */
function messageText(template: string, values: Record<string, string>): string {
  const named = Object.entries(values).map(([key, value]) => [key, value || (key === 'message' ? '' : NOTHING)]);
  return fillTemplate(template, Object.fromEntries(named) as Record<string, string>).trim();
}

const TIMEOUT_MS = 20_000;
/** The API takes a visitor who is faster for a program. */
const MIN_FILL_MS = 1000;

/** The error's code where the answer has none of ours, as from a proxy. */
const CODES: Readonly<Record<number, ErrorCode>> = { 400: 'BAD_REQUEST', 413: 'BAD_REQUEST', 429: 'TOO_MANY_REQUESTS' };

interface Refusal {
  message?: string;
  fields?: Record<string, string>;
  retryAfter?: number;
}

function refusalOf(status: number, { message = '', fields, retryAfter }: Refusal): RequestError {
  return new RequestError(CODES[status] ?? 'INTERNAL_SERVER_ERROR', message, fields, [], retryAfter ?? null);
}

async function post(body: object): Promise<Response> {
  try {
    return await fetch('/mail/send', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    throw new RequestError('NETWORK_ERROR', 'no answer');
  }
}

type MessageKind = Pick<MessageFormProps, 'form' | 'userType' | 'messageTemplate'>;

/**
 * Sends what was typed into a form.
 * @param openedAt when the form came to be seen, in ms
 * @throws RequestError with the fields the API refused, or the reason
 */
export async function sendMessage(kind: MessageKind, values: MessageValues, openedAt: number): Promise<void> {
  const { form, userType, messageTemplate } = kind;
  const { consent, website, cars, units, ...texts } = values;
  const message = messageText(messageTemplate, { ...texts, cars, units });
  const early = MIN_FILL_MS - (Date.now() - openedAt);
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  // By the clock, a timer may end a millisecond early.
  const filledInMs = Math.max(MIN_FILL_MS, Date.now() - openedAt);
  const response = await post({ form, userType, ...texts, message, consent, website, filledInMs });
  if (response.ok) return;
  const refusal = (await response.json().catch(() => ({}))) as Refusal; // what the API answers, or nothing of a proxy's page
  throw refusalOf(response.status, refusal);
}
