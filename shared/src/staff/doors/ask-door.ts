import { readToken, RequestError, type ErrorCode } from '@shop/shared/runtime';

const LOST = 'Нет связи с\u00A0сайтом. Повторите';

/** The status chooses the code, because a proxy answers without one. */
const CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  413: 'BAD_REQUEST',
  429: 'TOO_MANY_REQUESTS',
};

interface Call {
  method?: string;
  body?: File;
  headers?: Readonly<Record<string, string>>;
}

interface Refusal {
  message?: string;
  secondFactor?: boolean;
}

/**
 * Asks an address of the API besides GraphQL, by the bearer header.
 * @throws RequestError whose message is for the person; its `details` have `secondFactor`
 */
export async function askDoor(address: string, init: Call = {}): Promise<Response> {
  const token = readToken();
  const headers = { accept: 'application/json, text/csv', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(address, { ...init, headers: { ...headers, ...init.headers } }).catch(() => null);
  if (!response) throw new RequestError('NETWORK_ERROR', LOST);
  if (response.ok) return response;
  const { message = LOST, secondFactor } = (await response.json().catch(() => ({}))) as Refusal; // a proxy has a page
  const code = CODES[response.status] ?? 'INTERNAL_SERVER_ERROR';
  throw new RequestError(code, message, {}, [], null, null, null, secondFactor ? { secondFactor } : {});
}

/** A table of the API. @throws RequestError whose message is for the person */
export async function readTable(address: string): Promise<string> {
  // Reading takes the mark away by which table programs know UTF-8.
  return `\uFEFF${await (await askDoor(address)).text()}`;
}
