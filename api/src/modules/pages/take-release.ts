import type { PagesRelease } from '@shop/shared/page-documents';
import { pathOf } from './document-page';
import { goLive } from './go-live';
import { getLiveDocument } from './move-page';
import type { PageRow } from './page-repository';
import type { PagesServices, PagesTransaction } from './pages-services';
import type { KeptRelease } from './release-repository';

interface Shipped {
  id: string;
  document: string;
  path: string;
  note: string;
}

/** @returns null when another page has the address or the id */
async function addShipped(tx: PagesTransaction, { id, document, path }: Shipped): Promise<PageRow | null> {
  const isNew = await tx.pages.insert({ id, path, draft: document, savedBy: null });
  return isNew ? tx.pages.find(id) : null;
}

/** The address in the release, unless another page has got it. */
async function freePath({ pages }: PagesTransaction, page: PageRow, path: string): Promise<string> {
  const other = await pages.findByPath(path);
  return other && other.id !== page.id ? page.path : path;
}

/** Updates a page that nobody has edited. What has been edited here stays as it is. */
async function follow(tx: PagesTransaction, page: PageRow, { document, path, note }: Shipped): Promise<void> {
  if (!page.is_shipped || page.state !== 'live') return;
  const before = await getLiveDocument(tx, page);
  if (before === document) return;
  await goLive(tx, page, { document, path: await freePath(tx, page, path), madeBy: null, note });
  if (page.draft === before) await tx.pages.saveDraft(page.id, document, null);
}

/** @returns whether the page could get its address */
async function takeDocument(tx: PagesTransaction, shipped: Shipped): Promise<boolean> {
  const page = await tx.pages.lock(shipped.id);
  if (page) {
    await follow(tx, page, shipped);
    return true;
  }
  const added = await addShipped(tx, shipped);
  if (!added) return false;
  await goLive(tx, added, { ...shipped, madeBy: null });
  return true;
}

/**
 * Keeps what a host tells of the live release, and makes pages of the documents that it brings. The
 * same release again changes nothing.
 * @returns ids of documents that are no page, because another page has their address
 */
export async function takeRelease(
  { inTransaction, onPublished }: PagesServices,
  { documents, ...rest }: PagesRelease,
): Promise<string[]> {
  const note = `Выпуск ${rest.version}`;
  const shipped = documents.map(({ id, document }) => ({
    ...{ id, note, path: pathOf(document) },
    document: JSON.stringify(document),
  }));
  const kept: KeptRelease = { ...rest, shipped: shipped.map(({ id, path }) => ({ id, path })) };
  const left = await inTransaction(async (tx) => {
    await tx.pages.lockSite();
    const before = await tx.release.find();
    if (JSON.stringify(before) !== JSON.stringify(kept)) {
      await tx.release.save(kept);
      await tx.audit.add({ action: 'take-release', userId: null, details: { version: rest.version } });
    }
    const refused: string[] = [];
    for (const each of shipped) if (!(await takeDocument(tx, each))) refused.push(each.id);
    return refused;
  });
  await onPublished();
  return left;
}
