import { AppError } from '../../errors/app-error';
import type { Media } from '../../generated/resolvers-types';
import { checkFields, lineError, readLine } from '../account/account-fields';
import { toMedia } from './add-media';
import type { MediaServices } from './media-services';

const MAX_NAME = 120;
const UNKNOWN = 'Этой картинки уже нет';

/** What cameras and clipboards call every picture says nothing. */
const SAYS_NOTHING = /^(?:image|picture|screenshot|img|dsc|photo)?[\s_-]*\d*$/i;

/** In Postgres no text has U+0000, and no name needs other invisible signs. */
const cleaned = (text: string) => readLine(text.replaceAll(/\p{C}/gu, ' '));

/**
 * The name of a picture from that of its file, which is sent as a part of an address is; empty when
 * it says nothing.
 */
export function nameOfFile(sent: string | undefined): string {
  try {
    const name = cleaned(decodeURIComponent(sent ?? '')).replace(/\.[a-z0-9]{2,5}$/i, '');
    return SAYS_NOTHING.test(name) ? '' : name.slice(0, MAX_NAME);
  } catch {
    return ''; // a broken escape
  }
}

/**
 * Gives a picture another name.
 * @throws AppError BAD_REQUEST with `fields`; NOT_FOUND
 */
export async function nameMedia(
  { inTransaction }: MediaServices,
  userId: number,
  { id, name: typed }: { id: number; name: string },
): Promise<Media> {
  const name = cleaned(typed);
  checkFields({ name: lineError(name, MAX_NAME) });
  return inTransaction(async ({ media, audit }) => {
    const named = await media.setName(id, name);
    if (!named) throw new AppError('NOT_FOUND', 'no such picture', { text: UNKNOWN });
    await audit.add({ action: 'name-media', userId, details: { address: named.address } });
    return toMedia(named);
  });
}
