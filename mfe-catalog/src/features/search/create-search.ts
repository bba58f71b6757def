import type { Product } from '@shop/shared/runtime';
import { inLatin, inOtherLayout } from './keyboard';
import { allowedTypos, lacksLetters, letterBits, typosToPrefix } from './typos';
import { indexWords, type IndexedWord } from './word-index';
import { stemOf, wordsOf } from './words';

export interface Found {
  /** How well each product fits, by id; without those that do not. */
  scores: ReadonlyMap<number, number>;
  /** What was looked for in place of what was typed: the same keys in the other layout. */
  corrected: string | null;
}

export interface Search {
  find: (text: string) => Found;
}

/** How well an indexed word answers a wanted one; 0 for not at all. */
type Judge = (entry: IndexedWord) => number;

const QUALITY = { whole: 4, beginning: 3, part: 2, typo: 1 } as const;
/** Shorter parts stand in too many words. */
const LEAST_PART = 3;

function byLetters(wanted: string): Judge {
  const stem = stemOf(wanted);
  return ({ word }) => {
    if (word === wanted) return QUALITY.whole;
    if (word.startsWith(stem)) return QUALITY.beginning;
    return stem.length >= LEAST_PART && word.includes(stem) ? QUALITY.part : 0;
  };
}

function byTypos(wanted: string): Judge {
  const most = allowedTypos(wanted.length);
  const wantedBits = letterBits(wanted);
  const judgeLetters = byLetters(wanted);
  return (entry) => {
    const quality = judgeLetters(entry);
    if (quality > 0 || most === 0 || lacksLetters(wantedBits, entry.bits, most)) return quality;
    return typosToPrefix(wanted, entry.word, most) <= most ? QUALITY.typo : 0;
  };
}

/** Products by position in the list, with how well they answer. */
type Places = ReadonlyMap<number, number>;

function placesOf(words: readonly IndexedWord[], judge: Judge): Places {
  const best = new Map<number, number>();
  for (const entry of words) {
    const quality = judge(entry);
    if (quality === 0) continue;
    for (const { weight, places } of entry.texts) {
      const score = weight * quality;
      for (const place of places) if (score > (best.get(place) ?? 0)) best.set(place, score);
    }
  }
  return best;
}

/** Places that answer every wanted word, with the sum of how well. */
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

/** What answers so much worse than the best only says the word somewhere in its properties. */
const LEAST_SHARE = 1 / 6;

function scoresById(places: Places, products: readonly Product[]): Map<number, number> {
  let best = 0;
  for (const score of places.values()) best = Math.max(best, score);
  const scores = new Map<number, number>();
  for (const [place, score] of places) {
    const product = products[place];
    if (product && score >= best * LEAST_SHARE) scores.set(product.id, score);
  }
  return scores;
}

/** A search by name, code, category and properties that forgives a typo, the wrong layout and Russian spelling of a Latin name. */
export async function createSearch(products: readonly Product[]): Promise<Search> {
  const words = await indexWords(products);

  const lookFor = (text: string, judgeOf: (wanted: string) => Judge): Places =>
    intersect(wordsOf(text).map((wanted) => placesOf(words, judgeOf(wanted))));

  /** Each word is read in the first way in which it stands anywhere: a product may have a Latin and a Russian word. */
  const read = (typed: string) => {
    const swapped = inOtherLayout(typed);
    for (const judgeOf of [byLetters, byTypos]) {
      for (const text of [typed, swapped, inLatin(typed)]) {
        const places = lookFor(text, judgeOf);
        if (places.size > 0) return { places, text: text === swapped ? swapped : typed };
      }
    }
    return { places: new Map<number, number>(), text: typed };
  };

  return {
    find(text) {
      const typed = text.trim().split(/\s+/);
      const readings = typed.map(read);
      const scores = scoresById(intersect(readings.map(({ places }) => places)), products);
      const understood = readings.map((reading) => reading.text).join(' ');
      const isCorrected = scores.size > 0 && understood !== typed.join(' ');
      return { scores, corrected: isCorrected ? understood : null };
    },
  };
}
