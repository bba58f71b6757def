import { checkStructure, replaceWords, wordsIn, type PageDocument } from '@shop/shared/page-documents';
import { findPhrase } from '@shop/shared/search';
import type { MutationStaffReplaceTextArgs, StaffReplacedPage } from '../../generated/resolvers-types';
import { checkFields, lengthError } from '../account/account-fields';
import { changeDraft } from './change-draft';
import { titleOf } from './document-page';
import { controlError, phraseError } from './find-texts';
import { limitChanges } from './limit-changes';
import { getRelease } from './page-addresses';
import type { PageRow } from './page-repository';
import type { PagesServices, PagesTransaction } from './pages-services';

const MAX_REPLACEMENT = 500;
const MAX_PAGES = 200;
const TEXTS = {
  none: 'Отметьте страницы',
  tooMany: `За\u00A0один раз не\u00A0больше ${MAX_PAGES} страниц`,
  same: 'Это те\u00A0же слова',
  gone: 'Такой страницы уже нет',
  broken: 'Черновик с\u00A0новыми словами слишком велик',
  newer: (name: string | null) => `Черновик изменился после поиска${name === null ? '' : `: ${name}`}. Найдите ещё раз`,
} as const;

type Replaced = Omit<StaffReplacedPage, 'id' | 'title'>;

interface Replacement {
  phrase: string;
  replacement: string;
  userId: number;
}

const refused = (code: string, text: string): Replaced => ({ count: 0, isOnlyEdit: false, code, text });

/** The draft is what the site shows, and so it stays until somebody publishes. */
const isAsOnSite = ({ state, has_unpublished: isEdited, publish_at: plannedAt }: PageRow) =>
  state === 'live' && !isEdited && plannedAt === null;

async function replaceOn(
  tx: PagesTransaction,
  page: PageRow,
  revision: number,
  { phrase, replacement, userId }: Replacement,
): Promise<Replaced> {
  if (page.revision !== revision) return refused('CONFLICT', TEXTS.newer(page.saved_by_name));
  const { schemas } = await getRelease(tx);
  const before = JSON.parse(page.draft) as PageDocument; // its structure was checked
  const find = (text: string) => findPhrase(text, phrase);
  const count = wordsIn(schemas, before).reduce((sum, { text }) => sum + find(text).length, 0);
  const after = replaceWords(schemas, before, find, replacement);
  if (checkStructure(after).length > 0) return refused('BAD_REQUEST', TEXTS.broken);
  if (count === 0) return { count, isOnlyEdit: false };
  await changeDraft(tx, page, { draft: JSON.stringify(after), userId, details: { replaced: count } });
  return { count, revision: page.revision + 1, isOnlyEdit: isAsOnSite(page) };
}

/**
 * Replaces a phrase in the drafts of pages, each by itself: one that has changed meanwhile says so.
 * @throws AppError BAD_REQUEST with `fields`; CONFLICT while no host has told of the blocks;
 *   TOO_MANY_REQUESTS
 */
export async function replaceTexts(
  { limits, inTransaction, release }: PagesServices,
  userId: number,
  { phrase, replacement, pages: chosen }: MutationStaffReplaceTextArgs,
): Promise<StaffReplacedPage[]> {
  checkFields({
    phrase: phraseError(phrase),
    replacement:
      replacement === phrase.trim()
        ? TEXTS.same
        : (lengthError(replacement, MAX_REPLACEMENT) ?? controlError(replacement)),
    pages: chosen.length === 0 ? TEXTS.none : chosen.length > MAX_PAGES ? TEXTS.tooMany : null,
  });
  await limitChanges(limits, userId);
  await getRelease({ release });
  const results: StaffReplacedPage[] = [];
  for (const { id, revision } of new Map(chosen.map((page) => [page.id, page])).values()) {
    const result = await inTransaction(async (tx) => {
      const page = await tx.pages.lock(id);
      if (!page) return { id, title: id, ...refused('NOT_FOUND', TEXTS.gone) };
      const title = titleOf(JSON.parse(page.draft), page.path);
      return { id, title, ...(await replaceOn(tx, page, revision, { phrase, replacement, userId })) };
    });
    results.push(result);
  }
  return results;
}
