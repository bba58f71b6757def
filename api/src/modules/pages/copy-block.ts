import {
  anchorsIn,
  checkStructure,
  isRecord,
  withNewBlockAnchors,
  type Block,
  type PageDocument,
} from '@shop/shared/page-documents';
import { AppError } from '../../errors/app-error';
import type { MutationStaffCopyBlockArgs, StaffCopiedBlock } from '../../generated/resolvers-types';
import { changeDraft } from './change-draft';
import { limitChanges } from './limit-changes';
import { getRelease } from './page-addresses';
import type { PagesServices } from './pages-services';
import { refuseManyBlocks } from './save-draft';
import { presentPage } from './staff-page';

const TEXTS = {
  noBlock: 'Это не\u00A0блок страницы',
  broken: (why: string) => `Блок не\u00A0скопирован: ${why}`,
} as const;

/** @throws AppError BAD_REQUEST */
export function readBlock(value: unknown): Block {
  const { type, props, isHidden, startsAt, endsAt } = isRecord(value) ? value : {};
  if (typeof type !== 'string' || !isRecord(props))
    throw new AppError('BAD_REQUEST', 'no block', { text: TEXTS.noBlock });
  const instants = Object.entries({ startsAt, endsAt }).filter(([, instant]) => typeof instant === 'string');
  return { type, props, ...(isHidden === true && { isHidden }), ...Object.fromEntries(instants) };
}

/** A value whose links to anchors that the new page does not have lead back to the old one. */
export function withLinksBack(value: unknown, path: string, known: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => withLinksBack(item, path, known));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => {
    const isLeft = name === 'href' && typeof inner === 'string' && inner.startsWith('#') && !known.has(inner.slice(1));
    return [name, isLeft ? path + inner : withLinksBack(inner, path, known)] as const;
  });
  return Object.fromEntries(entries);
}

/**
 * Adds a copy of a block at the end of another page's draft.
 * @throws AppError BAD_REQUEST when it is no block, or the page would be too large; NOT_FOUND;
 *   CONFLICT while no host has told of the blocks; TOO_MANY_REQUESTS
 */
export async function copyBlock(
  { limits, inTransaction }: PagesServices,
  userId: number,
  { from, block: sent, to }: MutationStaffCopyBlockArgs,
): Promise<StaffCopiedBlock> {
  const block = readBlock(sent);
  await limitChanges(limits, userId);
  return inTransaction(async (tx) => {
    const { path } = presentPage(await tx.pages.find(from));
    const page = presentPage(await tx.pages.lock(to));
    const { schemas } = await getRelease(tx);
    const before = JSON.parse(page.draft) as PageDocument; // its structure was checked
    const schema = Object.hasOwn(schemas.kinds, block.type) ? schemas.kinds[block.type] : undefined;
    const copy = withNewBlockAnchors(block, schema, before);
    const after = { ...before, content: [...before.content, copy] };
    // The block itself is what is checked here: its links may be anything.
    const [fault] = checkStructure(after);
    if (fault) throw new AppError('BAD_REQUEST', 'a broken document', { text: TEXTS.broken(fault.text) });
    refuseManyBlocks(page, after);
    const props = withLinksBack(copy.props, path, new Set(anchorsIn(after, Date.now()))) as Block['props']; // the same shape
    const draft = JSON.stringify({ ...before, content: [...before.content, { ...copy, props }] });
    await changeDraft(tx, page, { draft, userId, details: { copiedFrom: from } });
    return { place: `content[${before.content.length}].props` };
  });
}
