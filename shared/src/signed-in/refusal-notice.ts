import type { RequestError } from '../graphql/request-error';
import type { Notice } from '../runtime/notices/notices-store';

/** Why a change was taken back: the server's own words where it has some for people. */
export function refusalNotice(
  error: RequestError,
  { title, text }: { title: string; text: string },
): Omit<Notice, 'id'> {
  const [reason] = Object.values(error.fields);
  return { title, text: reason ?? text, kind: 'error' };
}
