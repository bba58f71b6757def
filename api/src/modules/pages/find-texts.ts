import { withUnshownEmptied, wordsIn, type PageDocument, type PlacedWords } from '@shop/shared/page-documents';
import { findPhrase } from '@shop/shared/search';
import type { StaffTextHit, StaffTextPage } from '../../generated/resolvers-types';
import { checkFields, lengthError } from '../account/account-fields';
import { titleOf } from './document-page';
import { getRelease } from './page-addresses';
import type { SearchedPageRow } from './page-repository';
import type { PagesServices } from './pages-services';
import type { KeptRelease } from './release-repository';
import { steadyPlace } from './steady-place';

const MAX_PHRASE = 200;
const MIN_PHRASE = 2;
const HITS = 30;
const AROUND = 60;
const TEXTS = { short: 'Нужны хотя бы две буквы', control: 'В\u00A0тексте есть управляющие знаки' } as const;

export const controlError = (text: string): string | null => (/\p{Cc}/u.test(text) ? TEXTS.control : null);

/** What is wrong with a phrase that is looked for; null: nothing. */
export function phraseError(phrase: string): string | null {
  if (phrase.trim().length < MIN_PHRASE) return TEXTS.short;
  return lengthError(phrase, MAX_PHRASE) ?? controlError(phrase);
}

/** The words before a place, or after it, cut between words. */
function around(text: string, isBefore: boolean): string {
  if (text.length <= AROUND) return text;
  return isBefore ? `…${text.slice(-AROUND).replace(/^\S*\s/, '')}` : `${text.slice(0, AROUND).replace(/\s\S*$/, '')}…`;
}

/** Where a phrase stands in a text, with the words around it. */
export const quotesOf = (text: string, phrase: string) =>
  findPhrase(text, phrase).map(({ start, end }) => ({
    before: around(text.slice(0, start), true),
    match: text.slice(start, end),
    after: around(text.slice(end), false),
  }));

interface Searched {
  words: PlacedWords;
  phrase: string;
  isInDraft: boolean;
  isOnSite: boolean;
  isHidden: boolean;
}

function hitsIn({ words: { text, place }, phrase, ...where }: Searched): StaffTextHit[] {
  return quotesOf(text, phrase).map((quote) => ({ path: place.path, names: [...place.names], ...quote, ...where }));
}

const keyIn =
  (document: PageDocument) =>
  ({ place, text }: PlacedWords): string =>
    `${steadyPlace(document, place.path)} ${text}`;

function hitsOf({ draft, live }: SearchedPageRow, phrase: string, { schemas }: KeptRelease): StaffTextHit[] {
  const read = (json: string) => JSON.parse(json) as PageDocument; // its structure was checked
  const shownIn = (document: PageDocument) => wordsIn(schemas, withUnshownEmptied(document, Date.now()));
  const document = read(draft);
  const drafted = wordsIn(schemas, document);
  const liveDocument = live === null ? null : read(live);
  const published = liveDocument === null ? [] : shownIn(liveDocument);
  const [keyOfDraft, keyOfLive] = [keyIn(document), keyIn(liveDocument ?? document)];
  const inDraft = new Set(drafted.map(keyOfDraft));
  const onSite = new Set(published.map(keyOfLive));
  const shown = new Set(shownIn(document).map(keyOfDraft));
  return [
    ...drafted.flatMap((words) => {
      const key = keyOfDraft(words);
      return hitsIn({ words, phrase, isInDraft: true, isOnSite: onSite.has(key), isHidden: !shown.has(key) });
    }),
    ...published
      .filter((words) => !inDraft.has(keyOfLive(words)))
      .flatMap((words) => hitsIn({ words, phrase, isInDraft: false, isOnSite: true, isHidden: false })),
  ];
}

/**
 * Where a phrase stands in the drafts of all pages, and on the site.
 * @throws AppError BAD_REQUEST with `fields.phrase`; CONFLICT while no host has told of the blocks
 */
export async function findTexts({ pages, release }: PagesServices, phrase: string): Promise<StaffTextPage[]> {
  checkFields({ phrase: phraseError(phrase) });
  const kept = await getRelease({ release });
  const found = (await pages.findSearched()).flatMap((page) => {
    const hits = hitsOf(page, phrase, kept);
    if (hits.length === 0) return [];
    const { id, path, state, revision, live, draft } = page;
    return [
      {
        ...{ id, path, state, revision },
        title: titleOf(JSON.parse(draft), path),
        hasUnpublished: live !== null && live !== draft,
        count: hits.filter(({ isInDraft }) => isInDraft).length,
        hits: hits.slice(0, HITS),
      },
    ];
  });
  return found.toSorted((one, other) => one.title.localeCompare(other.title, 'ru'));
}
