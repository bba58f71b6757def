import { randomUUID } from 'node:crypto';
import { AppError } from '../../errors/app-error';
import type { StaffPage } from '../../generated/resolvers-types';
import { checkFields, lineError, readLine } from '../account/account-fields';
import { withPageProps } from './document-page';
import { limitChanges } from './limit-changes';
import { refuseTakenAddress } from './page-addresses';
import type { PagesServices } from './pages-services';
import { presentPage, toStaffPage } from './staff-page';

const MAX_TITLE = 120;

interface NewPageInput {
  /** The page whose draft is copied. */
  from: string;
  path: string;
  title: string;
}

/**
 * Makes a draft with the content of another page. It is in no menu until somebody says where: two
 * entries alike would lead to different pages.
 * @throws AppError BAD_REQUEST with `fields`; NOT_FOUND; CONFLICT with `fields.path`;
 *   TOO_MANY_REQUESTS
 */
export async function createPage(
  { limits, inTransaction }: PagesServices,
  userId: number,
  { from, path, title: typed }: NewPageInput,
): Promise<StaffPage> {
  const title = readLine(typed);
  checkFields({ title: lineError(title, MAX_TITLE) });
  await limitChanges(limits, userId);
  return inTransaction(async (tx) => {
    await tx.pages.lockSite();
    const source = presentPage(await tx.pages.find(from));
    await refuseTakenAddress(path, null, tx);
    const copy = withPageProps(JSON.parse(source.draft), { path, title, navigation: undefined });
    const id = randomUUID();
    const isNew = await tx.pages.insert({ id, path, draft: JSON.stringify(copy), savedBy: userId });
    if (!isNew) throw new AppError('CONFLICT', 'the address is taken', { fields: { path: `Адрес ${path} занят` } });
    await tx.audit.add({ action: 'create-page', userId, pageId: id, details: { path, from } });
    return toStaffPage(presentPage(await tx.pages.find(id)));
  });
}
