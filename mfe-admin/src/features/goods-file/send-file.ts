import { readToken, RequestError, type ErrorCode } from '@shop/shared/runtime';

const MAX_BYTES = 5 * 1024 * 1024;
const TOO_LARGE = 'Файл слишком большой: можно до\u00A05\u00A0МБ';
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

async function ask(address: string, init: Call): Promise<Response> {
  const token = readToken();
  const headers = { accept: 'application/json, text/csv', ...(token && { authorization: `Bearer ${token}` }) };
  const response = await fetch(address, { ...init, headers: { ...headers, ...init.headers } }).catch(() => null);
  if (!response) throw new RequestError('NETWORK_ERROR', LOST);
  if (response.ok) return response;
  const { message = LOST } = (await response.json().catch(() => ({}))) as { message?: string }; // a proxy has a page
  throw new RequestError(CODES[response.status] ?? 'INTERNAL_SERVER_ERROR', message);
}

/**
 * Sends a table to be checked.
 * @returns the id of the file
 * @throws RequestError whose message is for the person
 */
export async function sendFile(file: File): Promise<string> {
  if (file.size > MAX_BYTES) throw new RequestError('BAD_REQUEST', TOO_LARGE);
  const headers = { 'content-type': 'application/octet-stream' };
  const response = await ask('/staff/files', { method: 'POST', body: file, headers });
  return ((await response.json()) as { id: string }).id; // the API's own answer
}

/** All goods as a table. @throws RequestError whose message is for the person */
export async function readGoodsTable(): Promise<string> {
  return `\uFEFF${await (await ask('/staff/export/goods.csv', {})).text()}`;
}
