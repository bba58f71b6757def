import { matchesRoute } from '@shop/shared/page-documents';
import { AppError } from '../../errors/app-error';
import type { StaffPage } from '../../generated/resolvers-types';
import { refuseFields } from '../../input/field-errors';
import { refuseCommon, refuseShown, tellReferring } from './common-blocks';
import { endRunningTest } from '../page-tests/end-test';
import { limitChanges } from './limit-changes';
import { LINKED_PATHS } from './linked-paths';
import { getRelease } from './page-addresses';
import type { PageRow } from './page-repository';
import type { PagesServices, PagesTransaction } from './pages-services';
import { planTimeError } from './plan-time';
import { presentPage, toStaffPage } from './staff-page';

const TEXTS = {
  notLive: 'Этой страницы сейчас нет на\u00A0сайте',
  needed: 'На\u00A0эту страницу ведёт меню. Укажите, куда отправлять посетителей вместо неё',
  loop: 'Этот адрес сам ведёт на\u00A0снимаемую страницу',
  unknown: 'Такой страницы на\u00A0сайте нет',
  beforeStart: 'К\u00A0этому времени страница ещё не\u00A0будет опубликована',
  nothing: 'Снятие не\u00A0запланировано или уже состоялось',
};

/** Where an address leads visitors of a page that is off, or why it cannot. */
async function findTarget(
  tx: PagesTransaction,
  page: PageRow,
  redirectTo: string,
): Promise<{ target: string } | { error: string }> {
  const target = (await tx.redirects.find(redirectTo))?.to_path ?? redirectTo;
  if (target === page.path) return { error: TEXTS.loop };
  const { routes, shipped } = await getRelease(tx);
  const other = await tx.pages.findByPath(target);
  const isRoute = () =>
    routes.some((route) => matchesRoute(route.path, target) && !shipped.some(({ path }) => path === target));
  const isKnown = other
    ? other.state === 'live'
    : isRoute() || (await tx.goods.findNameBySlug(target.slice(1))) !== null;
  return isKnown ? { target } : { error: TEXTS.unknown };
}

/** @throws AppError BAD_REQUEST with `fields.redirectTo` */
async function readTarget(tx: PagesTransaction, page: PageRow, redirectTo: string | null): Promise<string | null> {
  if (redirectTo === null && LINKED_PATHS.has(page.path)) refuseFields({ redirectTo: TEXTS.needed });
  if (redirectTo === null) return null;
  refuseCommon(page);
  const found = await findTarget(tx, page, redirectTo);
  if ('error' in found) refuseFields({ redirectTo: found.error });
  return 'target' in found ? found.target : null;
}

async function takeOff(tx: PagesTransaction, page: PageRow, target: string | null): Promise<void> {
  await endRunningTest(tx, page.id, { outcome: 'stopped', userId: null });
  await tx.pages.setOff(page.id);
  await tx.pages.unschedule(page.id);
  await tx.pages.cancelEnd(page.id);
  if (target !== null) await tx.redirects.add(page.path, target, page.id);
  if (page.is_common) await tellReferring(tx, page.id);
}

/** @throws AppError BAD_REQUEST with `fields.at` */
async function planEnd(
  tx: PagesTransaction,
  userId: number,
  page: PageRow,
  { at, target }: { at: Date; target: string | null },
): Promise<void> {
  if (page.publish_at !== null && at <= page.publish_at) refuseFields({ at: TEXTS.beforeStart });
  await tx.pages.planEnd(page.id, { at, redirectTo: target, by: userId });
  const details = { at: at.toISOString(), redirectTo: target };
  await tx.audit.add({ action: 'schedule-unpublish', userId, pageId: page.id, details });
}

/**
 * Takes a page off the site, now or at an instant. Its address leads to another page, or answers
 * 404. A page whose publication is planned can have an end, too. Without a common block whose end
 * comes, the pages that show it stay.
 * @throws AppError BAD_REQUEST with `fields.redirectTo` or `fields.at`; NOT_FOUND; CONFLICT when it
 *   is not live, or when it is a common block that pages show; TOO_MANY_REQUESTS
 */
export async function unpublishPage(
  { limits, inTransaction, onPublished }: PagesServices,
  userId: number,
  { id, redirectTo, at }: { id: string; redirectTo?: string | null; at?: string | null },
): Promise<StaffPage> {
  const wrongAt = at ? planTimeError(at) : null;
  if (wrongAt !== null) refuseFields({ at: wrongAt });
  await limitChanges(limits, userId);
  const after = await inTransaction(async (tx) => {
    await tx.pages.lockSite();
    const page = presentPage(await tx.pages.lock(id));
    const isComing = Boolean(at) && page.publish_at !== null;
    if (page.state !== 'live' && !isComing)
      throw new AppError('CONFLICT', 'the page is not live', { text: TEXTS.notLive });
    const target = await readTarget(tx, page, redirectTo || null);
    if (at) await planEnd(tx, userId, page, { at: new Date(at), target });
    else {
      await refuseShown(tx, page);
      await takeOff(tx, page, target);
      await tx.audit.add({ action: 'unpublish', userId, pageId: id, details: { path: page.path, redirectTo: target } });
    }
    return presentPage(await tx.pages.find(id));
  });
  await onPublished();
  return toStaffPage(after);
}

const HOME = '/';

/** The target that was planned; when it has gone, none, or home for a page that menus name. */
async function findTargetAtEnd(tx: PagesTransaction, page: PageRow): Promise<string | null> {
  const { path, off_redirect_to: redirectTo } = page;
  const found = redirectTo === null ? null : await findTarget(tx, page, redirectTo);
  if (found && 'target' in found) return found.target;
  return LINKED_PATHS.has(path) && path !== HOME ? HOME : null;
}

/** Takes a page off whose end has come. A target that has gone keeps no page on the site. */
export async function takeOffAtEnd(tx: PagesTransaction, page: PageRow): Promise<void> {
  const { id, path, off_by: userId } = page;
  if (page.state !== 'live') return tx.pages.cancelEnd(id);
  const target = await findTargetAtEnd(tx, page);
  await takeOff(tx, page, target);
  await tx.audit.add({ action: 'unpublish-scheduled', userId, pageId: id, details: { path, redirectTo: target } });
}

/**
 * Takes back the planned end of a page.
 * @throws AppError NOT_FOUND; CONFLICT when none is planned
 */
export async function cancelEnd({ inTransaction }: PagesServices, userId: number, id: string): Promise<StaffPage> {
  return inTransaction(async ({ pages, audit }) => {
    const page = presentPage(await pages.lock(id));
    if (page.off_at === null) throw new AppError('CONFLICT', 'no end is planned', { text: TEXTS.nothing });
    await pages.cancelEnd(id);
    await audit.add({ action: 'cancel-unpublish', userId, pageId: id });
    return toStaffPage(presentPage(await pages.find(id)));
  });
}
