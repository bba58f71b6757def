import { isPageAddress, matchesRoute, ownsAddress } from '@shop/shared/page-documents';
import { AppError } from '../../errors/app-error';
import { titleOf } from './document-page';
import type { PageRow } from './page-repository';
import type { PagesTransaction } from './pages-services';
import type { KeptRelease } from './release-repository';

const HOME = '/';
const WRONG = 'Нужен адрес вида /rental: строчные латинские буквы, цифры, дефис, до\u00A080\u00A0знаков';
const HOME_STAYS = 'Адрес главной страницы не\u00A0меняется';

export type AddressSources = Pick<PagesTransaction, 'pages' | 'redirects' | 'goods'>;

/** @throws AppError BAD_REQUEST with `fields.path` */
export function refuseWrongAddress(path: string, page: PageRow | null): void {
  const isHome = page?.path === HOME;
  if (isHome ? path === HOME : isPageAddress(path)) return;
  const text = isHome ? HOME_STAYS : WRONG;
  throw new AppError('BAD_REQUEST', 'a wrong address', { fields: { path: text }, text });
}

/** Who else answers an address, in words; null: nobody. */
async function findOwner(
  path: string,
  pageId: string | null,
  { pages, redirects, goods }: AddressSources,
  { routes, hostPaths, shipped, remote }: KeptRelease,
): Promise<string | null> {
  const other = await pages.findByPath(path);
  if (other && other.id !== pageId) return `страницей «${titleOf(JSON.parse(other.draft), path)}»`;
  const redirect = await redirects.find(path);
  if (redirect && (redirect.page_id === null || redirect.page_id !== pageId))
    return `переадресацией на\u00A0${redirect.to_path}`;
  if (hostPaths.some((hostPath) => ownsAddress(hostPath, path))) return 'самим сайтом';
  // The remote's own pages are among its routes; above, they are pages.
  const isShipped = (route: string) => shipped.some((page) => page.path === route);
  const route = routes.find(
    (each) => matchesRoute(each.path, path) && !(each.remote === remote && isShipped(each.path)),
  );
  if (route) return `разделом ${route.path} (${route.remote})`;
  const slug = path.slice(1);
  const product = (await goods.findNameBySlug(slug)) ?? (await goods.findNameByOldSlug(slug));
  return product && `товаром «${product}»`;
}

/**
 * Says by whom an address is taken; null when the page may have it.
 * @param pageId null for a new page
 */
export async function findTaken(
  path: string,
  pageId: string | null,
  sources: AddressSources,
  release: KeptRelease,
): Promise<string | null> {
  const owner = await findOwner(path, pageId, sources, release);
  return owner && `Адрес ${path} занят ${owner}`;
}

/** @throws AppError BAD_REQUEST with `fields.path`; CONFLICT with `fields.path` */
export async function refuseTakenAddress(path: string, page: PageRow | null, tx: PagesTransaction): Promise<void> {
  refuseWrongAddress(path, page);
  const text = await findTaken(path, page?.id ?? null, tx, await getRelease(tx));
  if (text !== null) throw new AppError('CONFLICT', 'the address is taken', { fields: { path: text }, text });
}

/** @throws AppError CONFLICT while no host has told what the site consists of */
export async function getRelease({ release }: Pick<PagesTransaction, 'release'>): Promise<KeptRelease> {
  const kept = await release.find();
  if (kept) return kept;
  throw new AppError('CONFLICT', 'no host has told of its release', {
    text: 'Сайт запускается. Попробуйте через минуту',
  });
}
