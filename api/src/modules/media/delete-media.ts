import { AppError } from '../../errors/app-error';
import type { SuccessPayload } from '../../generated/resolvers-types';
import { titleOf } from '../pages/document-page';
import type { ReferringRow } from '../pages/page-repository';
import type { MediaServices } from './media-services';

const UNKNOWN = 'Этой картинки уже нет';

const usedOn = (paths: readonly string[]) =>
  `Картинка стоит на\u00A0страницах: ${paths.map((path) => `«${path}»`).join(', ')}. Сначала уберите её оттуда`;

const nameOf = ({ path, draft, id }: ReferringRow) => path || titleOf(JSON.parse(draft), id);

const shownBy = (articles: readonly string[]) =>
  `Картинка стоит у\u00A0товаров: ${articles.join(', ')}. Сначала уберите её оттуда`;

/**
 * Deletes a picture with its files, here and on all hosts. Old versions of pages that had it show
 * its words instead.
 * @throws AppError NOT_FOUND; CONFLICT when a page or a product shows it, or a draft or schedule
 *   would
 */
export async function deleteMedia(
  { inTransaction, onPublished }: MediaServices,
  userId: number,
  id: number,
): Promise<SuccessPayload> {
  await inTransaction(async ({ media, pages, audit }) => {
    // Nobody publishes a page with it meanwhile.
    await pages.lockSite();
    const address = await media.findAddress(id);
    if (address === null) throw new AppError('NOT_FOUND', 'no such picture', { text: UNKNOWN });
    const naming = await pages.findNaming(address);
    if (naming.length > 0)
      throw new AppError('CONFLICT', 'the picture is in use', { text: usedOn(naming.map(nameOf)) });
    const articles = await media.findGoodsWith(address);
    if (articles.length > 0) throw new AppError('CONFLICT', 'goods show the picture', { text: shownBy(articles) });
    await media.remove(id);
    await audit.add({ action: 'delete-media', userId, details: { address } });
  });
  await onPublished();
  return { success: true };
}
