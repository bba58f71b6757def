import { linkedFile } from '@shop/shared/page-documents';
import { AppError } from '../../errors/app-error';
import type { SuccessPayload } from '../../generated/resolvers-types';
import { titleOf } from '../pages/document-page';
import type { ReferringRow } from '../pages/page-repository';
import type { MediaServices, MediaTransaction } from './media-services';

const UNKNOWN = 'Этого уже нет: удалено раньше';

const quoted = (places: readonly string[]) => places.map((place) => `«${place}»`).join(', ');

const usedOn = (paths: readonly string[], isFile: boolean) =>
  isFile
    ? `На\u00A0файл ведут ссылки страниц: ${quoted(paths)}. Сначала уберите их`
    : `Картинка стоит на\u00A0страницах: ${quoted(paths)}. Сначала уберите её оттуда`;

const LINKED_BY_SITE = 'На\u00A0файл ведёт ссылка меню, объявления или переадресации. Сначала уберите её';

const nameOf = ({ path, draft, id }: ReferringRow) => path || titleOf(JSON.parse(draft), id);

const shownBy = (articles: readonly string[]) =>
  `Картинка стоит у\u00A0товаров: ${articles.join(', ')}. Сначала уберите её оттуда`;

/** Whether what all pages share leads to a file. */
async function isLinkedBySite(address: string, { parts, redirects }: MediaTransaction): Promise<boolean> {
  const moved = await redirects.findAll();
  return moved.some(({ to_path: to }) => to === address) || JSON.stringify(await parts.findAll()).includes(address);
}

/**
 * Deletes a picture with its files, or a file that links lead to, here and on all hosts. Old
 * versions of pages that had a picture show its words instead.
 * @throws AppError NOT_FOUND; CONFLICT when a page, a product or what all pages share has it, or a
 *   draft or schedule would
 */
export async function deleteMedia(
  { inTransaction, onPublished }: MediaServices,
  userId: number,
  id: number,
): Promise<SuccessPayload> {
  await inTransaction(async (tx) => {
    const { media, pages, audit } = tx;
    // Nobody publishes a page with it meanwhile.
    await pages.lockSite();
    const address = await media.findAddress(id);
    if (address === null) throw new AppError('NOT_FOUND', 'no such picture', { text: UNKNOWN });
    const isFile = linkedFile(address) !== null;
    const naming = await pages.findNaming(address);
    if (naming.length > 0)
      throw new AppError('CONFLICT', 'the picture is in use', { text: usedOn(naming.map(nameOf), isFile) });
    if (isFile && (await isLinkedBySite(address, tx)))
      throw new AppError('CONFLICT', 'the file is linked to', { text: LINKED_BY_SITE });
    const articles = await media.findGoodsWith(address);
    if (articles.length > 0) throw new AppError('CONFLICT', 'goods show the picture', { text: shownBy(articles) });
    await media.remove(id);
    await audit.add({ action: 'delete-media', userId, details: { address } });
  });
  await onPublished();
  return { success: true };
}
