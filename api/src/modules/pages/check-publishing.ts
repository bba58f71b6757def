import {
  checkCommonDocument,
  checkCommons,
  checkDocument,
  checkMenu,
  checkStructure,
  expandCommons,
  picturesOf,
  productsOf,
  textsOf,
  UPLOADS_PATH,
  withNeverShownEmptied,
  type DocumentFault,
  type PageDocument,
} from '@shop/shared/page-documents';
import { AppError } from '../../errors/app-error';
import { findFaultsOnPages, readCommons } from './common-blocks';
import { pathOf } from './document-page';
import { leadsSomewhere } from './leads-somewhere';
import { getRelease, refuseTakenAddress } from './page-addresses';
import type { PageRow } from './page-repository';
import type { PagesTransaction } from './pages-services';
import type { KeptRelease } from './release-repository';

const INVALID = 'Страница не\u00A0опубликована: проверьте отмеченные поля';

const TEXTS = {
  dead: (path: string) => `ссылка ведёт на\u00A0адрес «${path}», которого на\u00A0сайте нет`,
  file: 'ссылка ведёт к\u00A0файлу, которого уже нет: загрузите его снова',
} as const;

/** Links to addresses of this site that nobody answers. */
async function findDeadLinks(
  document: PageDocument,
  ownPath: string,
  tx: PagesTransaction,
  release: KeptRelease,
): Promise<DocumentFault[]> {
  const links = textsOf(document.content, 'content').filter(
    ({ path, text }) => path.endsWith('.href') && text.startsWith('/'),
  );
  const faults: DocumentFault[] = [];
  for (const { path, text } of links) {
    const target = text.replace(/[?#].*$/s, '');
    if (target === ownPath || (await leadsSomewhere(target, tx, release))) continue;
    faults.push({ path, code: 'link', text: target.startsWith(`${UPLOADS_PATH}/`) ? TEXTS.file : TEXTS.dead(target) });
  }
  return faults;
}

/** Pictures that are neither uploaded nor the host's. */
async function findMissingPictures(
  document: PageDocument,
  { media }: PagesTransaction,
  { schemas, pictures }: KeptRelease,
): Promise<DocumentFault[]> {
  const named = picturesOf(schemas, document);
  const known = await media.findKnown(named.map(({ address }) => address));
  const isUpload = (address: string) => address.startsWith(`${UPLOADS_PATH}/`);
  const exists = (address: string) =>
    known.has(address) || (!isUpload(address) && (pictures?.includes(address) ?? true));
  return named
    .filter(({ address }) => !exists(address))
    .map(({ address, place: { path, names } }) => ({
      path,
      code: 'picture',
      text: `${names.join(', ')}: картинки «${address}» на\u00A0сайте нет`,
    }));
}

/** Products that the catalogue does not have: their places would stay empty. */
async function findUnknownProducts(
  document: PageDocument,
  { goods }: PagesTransaction,
  { schemas }: KeptRelease,
): Promise<DocumentFault[]> {
  const faults: DocumentFault[] = [];
  for (const { slug, place } of productsOf(schemas, document)) {
    if ((await goods.findNameBySlug(slug)) !== null) continue;
    const text = `${place.names.join(', ')}: товара «${slug}» в\u00A0каталоге нет`;
    faults.push({ path: place.path, code: 'unknown', text });
  }
  return faults;
}

/** What is wrong with the place in the menus, beside the pages that are live. */
async function findMenuFaults(
  { root }: PageDocument,
  { id }: PageRow,
  { pages }: PagesTransaction,
): Promise<DocumentFault[]> {
  if (!root.props.navigation) return [];
  const others = await pages.findLiveDocuments(id);
  // Each was checked before it was published.
  return checkMenu(
    root.props,
    others.map((text) => (JSON.parse(text) as PageDocument).root.props),
  );
}

/** What is wrong beside the rest of the site. */
async function findSiteFaults(
  document: PageDocument,
  page: PageRow,
  tx: PagesTransaction,
  release: KeptRelease,
): Promise<DocumentFault[]> {
  return [
    ...(await findDeadLinks(document, pathOf(document), tx, release)),
    ...(await findMissingPictures(document, tx, release)),
    ...(await findUnknownProducts(document, tx, release)),
    ...(await findMenuFaults(document, page, tx)),
  ];
}

/** The words about an address that is wrong, for its field. */
function fieldsOf(faults: readonly DocumentFault[]): { fields?: { path: string } } {
  const address = faults.find(({ code }) => code === 'address');
  return address ? { fields: { path: address.text } } : {};
}

/** What is wrong with a page, which shows its common blocks as the site has them. */
async function findPageFaults(
  page: PageRow,
  draft: PageDocument,
  { tx, release, fromMs }: Checked,
): Promise<DocumentFault[]> {
  const commons = await readCommons(tx);
  const expanded = expandCommons(draft, commons, release.schemas);
  const faults = [...checkCommons(draft, commons), ...checkDocument(release.schemas, expanded, fromMs)];
  if (faults.length > 0) return faults;
  return findSiteFaults(withNeverShownEmptied(expanded, fromMs), page, tx, release);
}

/** What is wrong with a common block, also on the pages that show it. */
async function findCommonFaults(
  page: PageRow,
  draft: PageDocument,
  { tx, release, fromMs }: Checked,
): Promise<DocumentFault[]> {
  const faults = checkCommonDocument(release.schemas, draft, fromMs);
  if (faults.length > 0) return faults;
  return [
    ...(await findSiteFaults(withNeverShownEmptied(draft, fromMs), page, tx, release)),
    ...(await findFaultsOnPages({ id: page.id, document: draft }, tx, release.schemas, fromMs)),
  ];
}

interface Checked {
  tx: PagesTransaction;
  release: KeptRelease;
  fromMs: number;
}

/**
 * Checks everything before a draft is published.
 * @param fromMs the time from which it will be on the site
 * @returns the address of the document; empty for a common block
 * @throws AppError BAD_REQUEST with `faults`, or `fields.path`; CONFLICT with `fields.path`
 */
export async function checkPublishing(page: PageRow, tx: PagesTransaction, fromMs: number): Promise<string> {
  const release = await getRelease(tx);
  const draft: unknown = JSON.parse(page.draft);
  const broken = checkStructure(draft);
  const find = page.is_common ? findCommonFaults : findPageFaults;
  // Without faults of its structure it is a document.
  const all = broken.length > 0 ? broken : await find(page, draft as PageDocument, { tx, release, fromMs });
  if (all.length > 0) {
    throw new AppError('BAD_REQUEST', 'an invalid document', { faults: all, ...fieldsOf(all), text: INVALID });
  }
  if (page.is_common) return page.path;
  const path = pathOf(draft);
  if (page.state !== 'live' || path !== page.path) await refuseTakenAddress(path, page, tx);
  return path;
}
