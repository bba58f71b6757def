import { randomUUID } from 'node:crypto';
import { checkOneBlock, type PageDocument } from '@shop/shared/page-documents';
import { AppError } from '../../errors/app-error';
import type { MutationStaffMakeCommonArgs, StaffCommonBlock } from '../../generated/resolvers-types';
import { checkFields, lineError, readLine } from '../account/account-fields';
import { checkPublishing } from './check-publishing';
import { readBlock, withLinksBack } from './copy-block';
import { titleOf } from './document-page';
import { goLive } from './go-live';
import { limitChanges } from './limit-changes';
import type { CommonRow } from './page-repository';
import type { PagesServices, PagesTransaction } from './pages-services';
import { refuseBroken } from './save-draft';
import { presentPage } from './staff-page';

const MAX_TITLE = 120;
const NO_ADDRESS = '';
const NESTED = 'Этот блок уже общий';

function toStaffCommon({ id, state, draft, live }: CommonRow): StaffCommonBlock {
  const { content } = JSON.parse(live ?? draft) as PageDocument; // its structure was checked
  return { id, title: titleOf(JSON.parse(draft), id), state, block: content[0] };
}

/** All common blocks, by title. */
export async function listCommons({ pages }: Pick<PagesServices, 'pages'>): Promise<StaffCommonBlock[]> {
  const commons = (await pages.findCommons()).map(toStaffCommon);
  return commons.toSorted((one, other) => one.title.localeCompare(other.title, 'ru'));
}

/** Publishes what was made a common block. */
async function publishNew(tx: PagesTransaction, id: string, userId: number): Promise<void> {
  const page = presentPage(await tx.pages.lock(id));
  const path = await checkPublishing(page, tx, Date.now());
  const number = await goLive(tx, page, { document: page.draft, path, madeBy: userId, note: null });
  await tx.audit.add({ action: 'publish', userId, pageId: id, details: { number, path } });
}

/**
 * Makes a common block of one of a page, whose draft stays as it is. Links to its anchors lead back
 * there.
 * @param isPublisher it goes live at once
 * @throws AppError BAD_REQUEST with `fields.title` or `faults`; NOT_FOUND; CONFLICT while no host
 *   has told of the blocks; TOO_MANY_REQUESTS
 */
export async function makeCommon(
  { limits, inTransaction, onPublished }: PagesServices,
  { userId, isPublisher }: { userId: number; isPublisher: boolean },
  { from, block: sent, title: typed }: MutationStaffMakeCommonArgs,
): Promise<StaffCommonBlock> {
  const title = readLine(typed);
  checkFields({ title: lineError(title, MAX_TITLE) });
  // The page says whether and when it shows the block.
  const { type, props } = readBlock(sent);
  await limitChanges(limits, userId);
  const made = await inTransaction(async (tx) => {
    await tx.pages.lockSite();
    const { path, is_common: isNested } = presentPage(await tx.pages.find(from));
    const content = [{ type, props: withLinksBack(props, path, new Set()) }];
    const document = { root: { props: { path: NO_ADDRESS, title, description: title } }, content };
    refuseBroken(document);
    if (isNested || checkOneBlock(document as PageDocument).length > 0)
      throw new AppError('BAD_REQUEST', 'a common block', { text: NESTED });
    const id = randomUUID();
    await tx.pages.insert({ id, path: NO_ADDRESS, draft: JSON.stringify(document), savedBy: userId });
    await tx.audit.add({ action: 'create-page', userId, pageId: id, details: { from } });
    if (isPublisher) await publishNew(tx, id, userId);
    return (await tx.pages.findCommons()).find((row) => row.id === id);
  });
  if (!made) throw new Error('the common block was made in this transaction');
  await onPublished();
  return toStaffCommon(made);
}
