import { randomUUID } from 'node:crypto';
import { AppError } from '../../errors/app-error';
import type { StaffPage } from '../../generated/resolvers-types';
import { checkFields, lineError, readLine } from '../account/account-fields';
import { withNewsToday, withPageProps } from './document-page';
import { limitChanges } from './limit-changes';
import { refuseTakenAddress } from './page-addresses';
import type { PagesServices, PagesTransaction } from './pages-services';
import { refuseBroken } from './save-draft';
import { presentPage, toStaffPage } from './staff-page';

const MAX_TITLE = 120;
const TEXTS = { from: 'Выберите, с\u00A0чего начать' } as const;

interface NewPageInput {
  /** The page whose draft is copied. */
  from?: string | null;
  /** What the page begins with instead, such as a template. */
  document?: unknown;
  path: string;
  title: string;
}

/** What a new page begins with: a document that was sent, or the draft of another page. */
async function readSource({ from, document }: NewPageInput, { pages }: PagesTransaction): Promise<unknown> {
  if (document !== undefined && document !== null) {
    refuseBroken(document);
    return document;
  }
  checkFields({ from: from ? null : TEXTS.from });
  return JSON.parse(presentPage(await pages.find(from ?? '')).draft);
}

/**
 * Makes a draft with the content of another page, or of a document. It is in no menu until somebody
 * says where: two entries alike would lead to different pages.
 * @throws AppError BAD_REQUEST with `fields` or `faults`; NOT_FOUND; CONFLICT with `fields.path`;
 *   TOO_MANY_REQUESTS
 */
export async function createPage(
  { limits, inTransaction }: PagesServices,
  userId: number,
  input: NewPageInput,
): Promise<StaffPage> {
  const { from, path } = input;
  const title = readLine(input.title);
  checkFields({ title: lineError(title, MAX_TITLE) });
  await limitChanges(limits, userId);
  return inTransaction(async (tx) => {
    await tx.pages.lockSite();
    const source = await readSource(input, tx);
    await refuseTakenAddress(path, null, tx);
    const copy = withNewsToday(withPageProps(source, { path, title, navigation: undefined }));
    const id = randomUUID();
    const isNew = await tx.pages.insert({ id, path, draft: JSON.stringify(copy), savedBy: userId });
    if (!isNew) throw new AppError('CONFLICT', 'the address is taken', { fields: { path: `Адрес ${path} занят` } });
    await tx.audit.add({ action: 'create-page', userId, pageId: id, details: { path, ...(from && { from }) } });
    return toStaffPage(presentPage(await tx.pages.find(id)));
  });
}
