import { inLatin } from '../format';
import { allowedTypos, lacksLetters, letterBits, typosToPrefix } from './typos';
import { synonymsOf } from './synonyms';
import { indexedWords, inOtherLayout, stemOf, wordsOf } from './words';

/** Something to find, with its texts: a match in a text of more weight counts for more. */
export interface Searchable {
  id: number;
  texts: readonly { text: string; weight: number }[];
}

export interface Found {
  /** The score of each match, by id. */
  scores: ReadonlyMap<number, number>;
  /** The corrected query, when the typed one was in the wrong keyboard layout. */
  corrected: string | null;
}

export interface Search {
  find: (text: string) => Found;
}

/** A text of one or more items: a name, a code, a property. */
interface IndexedText {
  weight: number;
  /** The items that have the text, by position in the list. */
  places: number[];
}

interface IndexedWord {
  word: string;
  bits: number;
  texts: IndexedText[];
}

/** All words of the items. Words lead to texts and texts to items, which share most texts. */
function indexWords(items: readonly Searchable[]): readonly IndexedWord[] {
  const index = new Map<string, IndexedWord>();
  const indexed = new Map<string, IndexedText>();

  const register = (text: string, weight: number): IndexedText => {
    const entry: IndexedText = { weight, places: [] };
    for (const word of new Set(indexedWords(text))) {
      const known: IndexedWord = index.get(word) ?? { word, bits: letterBits(word), texts: [] };
      known.texts.push(entry);
      index.set(word, known);
    }
    return entry;
  };

  for (const [place, { texts }] of items.entries()) {
    for (const { text, weight } of texts) {
      const key = `${weight} ${text}`;
      const entry = indexed.get(key) ?? register(text, weight);
      indexed.set(key, entry);
      entry.places.push(place);
    }
  }
  return [...index.values()];
}

/** The score of an indexed word for a searched one; 0 for no match. */
type Scorer = (entry: IndexedWord) => number;

const QUALITY = { exact: 4, beginning: 3, part: 2, typo: 1 } as const;
/** Shorter parts occur in too many words. */
const LEAST_PART = 3;

function byLetters(wanted: string): Scorer {
  const stem = stemOf(wanted);
  return ({ word }) => {
    if (word === wanted) return QUALITY.exact;
    if (word.startsWith(stem)) return QUALITY.beginning;
    return stem.length >= LEAST_PART && word.includes(stem) ? QUALITY.part : 0;
  };
}

function byTypos(wanted: string): Scorer {
  const most = allowedTypos(wanted.length);
  const wantedBits = letterBits(wanted);
  const scoreByLetters = byLetters(wanted);
  return (entry) => {
    const quality = scoreByLetters(entry);
    if (quality > 0 || most === 0 || lacksLetters(wantedBits, entry.bits, most)) return quality;
    return typosToPrefix(wanted, entry.word, most) <= most ? QUALITY.typo : 0;
  };
}

/** Scores of items, by position in the list. */
type Places = ReadonlyMap<number, number>;

function placesOf(words: readonly IndexedWord[], scoreWord: Scorer): Places {
  const best = new Map<number, number>();
  for (const entry of words) {
    const quality = scoreWord(entry);
    if (quality === 0) continue;
    for (const { weight, places } of entry.texts) {
      const score = weight * quality;
      for (const place of places) if (score > (best.get(place) ?? 0)) best.set(place, score);
    }
  }
  return best;
}

/** Another word for the same thing counts less than the word itself. */
const SYNONYM_SHARE = 1 / 2;

/** The matches of a word and of its synonyms, each with its best score. */
function withSynonyms(own: Places, others: readonly Places[]): Places {
  if (others.length === 0) return own;
  const best = new Map(own);
  for (const places of others) {
    for (const [place, score] of places) best.set(place, Math.max(best.get(place) ?? 0, score * SYNONYM_SHARE));
  }
  return best;
}

/** The items that match every word, with the sum of their scores. */
function intersect([first = new Map<number, number>(), ...others]: readonly Places[]): Places {
  if (others.length === 0) return first;
  const sums = new Map<number, number>();
  for (const [place, score] of first) {
    if (others.some((places) => !places.has(place))) continue;
    sums.set(
      place,
      others.reduce((sum, places) => sum + (places.get(place) ?? 0), score),
    );
  }
  return sums;
}

/** An item far below the best score only mentions the word. */
const LEAST_SHARE = 1 / 6;

function scoresById(places: Places, items: readonly Searchable[]): Map<number, number> {
  let best = 0;
  for (const score of places.values()) best = Math.max(best, score);
  const scores = new Map<number, number>();
  for (const [place, score] of places) {
    const item = items[place];
    if (item && score >= best * LEAST_SHARE) scores.set(item.id, score);
  }
  return scores;
}

/**
 * Creates a search by the words of texts. It knows synonyms, and forgives typos, the wrong keyboard
 * layout and Russian spelling of Latin names.
 */
export function createSearch(items: readonly Searchable[]): Search {
  const words = indexWords(items);

  const lookFor = (text: string, scorerOf: (wanted: string) => Scorer): Places =>
    intersect(
      wordsOf(text).map((wanted) =>
        withSynonyms(
          placesOf(words, scorerOf(wanted)),
          synonymsOf(wanted).map((other) => placesOf(words, byLetters(other))),
        ),
      ),
    );

  /**
   * Each word is read in the first way that finds anything, because a query may mix Latin and
   * Russian words.
   */
  const read = (typed: string) => {
    const swapped = inOtherLayout(typed);
    for (const scorerOf of [byLetters, byTypos]) {
      for (const text of [typed, swapped, inLatin(typed)]) {
        const places = lookFor(text, scorerOf);
        if (places.size > 0) return { places, text: text === swapped ? swapped : typed };
      }
    }
    return { places: new Map<number, number>(), text: typed };
  };

  return {
    find(text) {
      const typed = text.trim().split(/\s+/);
      const readings = typed.map(read);
      const scores = scoresById(intersect(readings.map(({ places }) => places)), items);
      const understood = readings.map((reading) => reading.text).join(' ');
      const isCorrected = scores.size > 0 && understood !== typed.join(' ');
      return { scores, corrected: isCorrected ? understood : null };
    },
  };
}
