import { matchesRoute } from '@shop/shared/page-documents';
import { AppError } from '../../errors/app-error';
import type { StaffPage } from '../../generated/resolvers-types';
import { refuseFields } from '../../input/field-errors';
import { limitChanges } from './limit-changes';
import { LINKED_PATHS } from './linked-paths';
import { getRelease } from './page-addresses';
import type { PageRow } from './page-repository';
import type { PagesServices, PagesTransaction } from './pages-services';
import { presentPage, toStaffPage } from './staff-page';

const TEXTS = {
  notLive: 'Этой страницы сейчас нет на\u00A0сайте',
  needed: 'На\u00A0эту страницу ведёт меню. Укажите, куда отправлять посетителей вместо неё',
  loop: 'Этот адрес сам ведёт на\u00A0снимаемую страницу',
  unknown: 'Такой страницы на\u00A0сайте нет',
};

/**
 * Where the visitors of a page go.
 * @throws AppError BAD_REQUEST with `fields.redirectTo`
 */
async function readTarget(tx: PagesTransaction, page: PageRow, redirectTo: string): Promise<string> {
  const target = (await tx.redirects.find(redirectTo))?.to_path ?? redirectTo;
  if (target === page.path) refuseFields({ redirectTo: TEXTS.loop });
  const { routes, shipped } = await getRelease(tx);
  const other = await tx.pages.findByPath(target);
  const isRoute = () =>
    routes.some((route) => matchesRoute(route.path, target) && !shipped.some(({ path }) => path === target));
  const isKnown = other
    ? other.state === 'live'
    : isRoute() || (await tx.goods.findNameBySlug(target.slice(1))) !== null;
  if (!isKnown) refuseFields({ redirectTo: TEXTS.unknown });
  return target;
}

/**
 * Takes a page off the site. Its address leads to another page, or answers 404.
 * @throws AppError BAD_REQUEST with `fields.redirectTo`; NOT_FOUND; CONFLICT when it is not live;
 *   TOO_MANY_REQUESTS
 */
export async function unpublishPage(
  { limits, inTransaction, onPublished }: PagesServices,
  userId: number,
  { id, redirectTo }: { id: string; redirectTo?: string | null },
): Promise<StaffPage> {
  await limitChanges(limits, userId);
  const off = await inTransaction(async (tx) => {
    await tx.pages.lockSite();
    const page = presentPage(await tx.pages.lock(id));
    if (page.state !== 'live') throw new AppError('CONFLICT', 'the page is not live', { text: TEXTS.notLive });
    if (!redirectTo && LINKED_PATHS.has(page.path)) refuseFields({ redirectTo: TEXTS.needed });
    const target = redirectTo ? await readTarget(tx, page, redirectTo) : null;
    await tx.pages.setOff(id);
    await tx.pages.unschedule(id);
    if (target !== null) await tx.redirects.add(page.path, target, id);
    await tx.audit.add({ action: 'unpublish', userId, pageId: id, details: { path: page.path, redirectTo: target } });
    return presentPage(await tx.pages.find(id));
  });
  await onPublished();
  return toStaffPage(off);
}
