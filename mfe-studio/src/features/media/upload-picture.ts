import { RequestError, type ErrorCode } from '@shop/shared/runtime';

/** A file that links may lead to, which the site has. */
export interface StoredFile {
  address: string;
  /** Of the file as it was sent, without the ending; empty: it has none. */
  name: string;
}

/** A picture that the site has. */
export interface StoredPicture {
  address: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** What a file may be; the API looks at its bytes, whatever it is called. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml';
export const LINKED_FILE_TYPES = '.pdf,.docx,.xlsx';

/** A header is short, and an escaped letter takes six signs in it. */
const MAX_NAME = 200;
const MAX_BYTES = 10 * 1024 * 1024;
const TOO_LARGE = 'Файл слишком большой: можно до\u00A010\u00A0МБ';
export const LOST = 'Нет связи с\u00A0сайтом. Файл не\u00A0загружен';
const EXPIRED = 'Вход закончился. Войдите и\u00A0повторите: всё набранное на\u00A0месте';

/** The status chooses the code, because a proxy answers without one. */
const CODES: Readonly<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  413: 'BAD_REQUEST',
  415: 'BAD_REQUEST',
  429: 'TOO_MANY_REQUESTS',
};

/** The name of a file as a header may have it; half a letter at the cut has no code. */
const nameOf = ({ name }: File) => encodeURIComponent(name.slice(0, MAX_NAME).replaceAll(/\p{Cs}/gu, ''));

async function post(address: string, file: Blob, token: string | null, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(address, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        // A text type would make the API read the file as something else.
        'content-type': 'application/octet-stream',
        ...(file instanceof File && { 'x-file-name': nameOf(file) }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: file,
      signal,
    });
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new RequestError('NETWORK_ERROR', LOST);
  }
}

async function send<Stored>(
  address: string,
  ...[file, token, signal]: [file: Blob, token: string | null, signal: AbortSignal]
): Promise<Stored> {
  // Sending it would take minutes on a slow line, only to be refused.
  if (file.size > MAX_BYTES) throw new RequestError('BAD_REQUEST', TOO_LARGE);
  const response = await post(address, file, token, signal);
  if (response.ok) return (await response.json()) as Stored; // the API's own answer
  const { message = LOST } = (await response.json().catch(() => ({}))) as { message?: string }; // a proxy has a page
  const code = CODES[response.status] ?? 'INTERNAL_SERVER_ERROR';
  throw new RequestError(code, code === 'UNAUTHENTICATED' ? EXPIRED : message);
}

/**
 * Sends a file to the site, which makes a picture of it.
 * @throws RequestError whose message is for the editor; an AbortError when `signal` ends it
 */
export const uploadPicture = (file: Blob, token: string | null, signal: AbortSignal) =>
  send<StoredPicture>('/media', file, token, signal);

/**
 * Sends a file to the site that links may lead to.
 * @throws as `uploadPicture`
 */
export const uploadLinkedFile = (file: Blob, token: string | null, signal: AbortSignal) =>
  send<StoredFile>('/media?as=file', file, token, signal);
