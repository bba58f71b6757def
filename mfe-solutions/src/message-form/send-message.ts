import { fillTemplate } from '@shop/shared/format';
import { RequestError, type ErrorCode } from '@shop/shared/runtime';
import { readSource } from './message-source';
import type { MessageFormProps, MessageValues } from './message-schema';

const NOTHING = 'не\u00A0указано';

/** Fills the template. Empty fields become «не указано», except the visitor's own message. */
function messageText(template: string, values: Record<string, string>): string {
  const named = Object.entries(values).map(([key, value]) => [key, value || (key === 'message' ? '' : NOTHING)]);
  return fillTemplate(template, Object.fromEntries(named) as Record<string, string>).trim();
}

const TIMEOUT_MS = 20_000;
/** The API treats a sender who is faster as a bot. */
const MIN_FILL_MS = 1000;

/** The status chooses the code, because a proxy answers without one. */
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

type MessageKind = Pick<MessageFormProps, 'form' | 'userType' | 'fields' | 'messageTemplate' | 'block'>;

/**
 * Sends the message of a form.
 * @param openedAt when the form appeared, by `performance.now()`
 * @throws RequestError with the refused fields, or the reason
 */
export async function sendMessage(kind: MessageKind, values: MessageValues, openedAt: number): Promise<void> {
  const { form, userType, fields, messageTemplate, block } = kind;
  const { consent, website, cars, units, contact, ...texts } = values;
  const message = messageText(messageTemplate, { ...texts, cars, units, contact });
  const hasContact = fields.some(({ key }) => key === 'contact');
  const early = MIN_FILL_MS - (performance.now() - openedAt);
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  // A timer may fire a millisecond early.
  const filledInMs = Math.max(MIN_FILL_MS, performance.now() - openedAt);
  const response = await post({
    form,
    userType,
    ...texts,
    // The key alone tells the API that e-mail and phone may be empty.
    ...(hasContact && { contact }),
    message,
    consent,
    website,
    filledInMs,
    block,
    source: readSource(),
  });
  if (response.ok) return;
  const refusal = (await response.json().catch(() => ({}))) as Refusal; // a proxy answers with a page instead
  throw refusalOf(response.status, refusal);
}
