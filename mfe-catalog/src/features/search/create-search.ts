import type { Product } from '@shop/shared/runtime';
import { inLatin, inOtherLayout } from './keyboard';
import { allowedTypos, lacksLetters, letterBits, typosToPrefix } from './typos';
import { createWordIndex, type IndexedWord } from './word-index';
import { stemOf, wordsOf } from './words';

export interface Found {
  /** How well each product fits, by id; without those that do not. */
  scores: ReadonlyMap<number, number>;
  /** What was looked for in place of what was typed: the same keys in the other layout. */
  corrected: string | null;
}

export interface Search {
  /** Gets ready while `hasTime`, so that the first search need not; false when nothing is left to do. */
  prepare: (hasTime: () => boolean) => boolean;
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

function placesOf(words: Iterable<IndexedWord>, judge: Judge): Places {
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
function intersect(all: readonly Places[]): Places {
  const [first = new Map<number, number>(), ...others] = all;
  const common = [...first].filter(([place]) => others.every((places) => places.has(place)));
  return new Map(
    common.map(([place, score]) => [place, others.reduce((sum, places) => sum + (places.get(place) ?? 0), score)]),
  );
}

/** What answers so much worse than the best only says the word somewhere in its properties. */
const LEAST_SHARE = 1 / 6;

function withoutNoise(places: Places): [number, number][] {
  const least = Math.max(...places.values()) * LEAST_SHARE;
  return [...places].filter(([, score]) => score >= least);
}

const always = () => true;

/** A search by name, code, category and properties that forgives a typo, the wrong layout and Russian spelling of a Latin name. */
export function createSearch(products: readonly Product[]): Search {
  const index = createWordIndex(products);

  const lookFor = (text: string, judgeOf: (wanted: string) => Judge): Places =>
    intersect(wordsOf(text).map((wanted) => placesOf(index.words(), judgeOf(wanted))));

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
    prepare: index.build,
    find(text) {
      index.build(always);
      const typed = text.trim();
      const readings = typed.split(/\s+/).map(read);
      const understood = readings.map((reading) => reading.text).join(' ');
      const scores = withoutNoise(intersect(readings.map(({ places }) => places))).flatMap(([place, score]) => {
        const product = products[place];
        return product ? [[product.id, score] as const] : [];
      });
      const isCorrected = scores.length > 0 && understood !== typed.split(/\s+/).join(' ');
      return { scores: new Map(scores), corrected: isCorrected ? understood : null };
    },
  };
}
