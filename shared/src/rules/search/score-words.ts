import { rootOf, soundOf, stemOf } from './stem';
import { allowedTypos, lacksLetters, letterBits, typosToPrefix } from './typos';
import type { IndexedWord } from './word-index';

/** The score of an indexed word for a searched one, at most 1; 0 for no match. */
export type Scorer = (entry: IndexedWord) => number;

const QUALITY = { exact: 1, inflected: 0.95, spoken: 0.8, beginning: 0.35, part: 0.25, typo: 0.2 } as const;
/** From this score on, the word itself is meant, not one that looks like it. */
export const OWN_WORD = QUALITY.inflected;
/** Shorter parts occur in too many words. */
const LEAST_PART = 3;
/** Less that is left of a longer word could be the beginning of anything. */
const LEAST_STEM = 4;

/** Scores words with the same letters: the same word, another form of it, or a longer one. */
export function byLetters(wanted: string): Scorer {
  const stem = stemOf(wanted);
  const root = rootOf(stem);
  return ({ word, ...known }) => {
    if (word === wanted) return QUALITY.exact;
    if (known.stem === stem) return QUALITY.inflected;
    if (known.root === root && root.length >= LEAST_STEM) return QUALITY.spoken;
    const part = stem.length < LEAST_STEM ? wanted : stem;
    if (word.startsWith(part)) return (QUALITY.beginning * part.length) / word.length;
    return part.length >= LEAST_PART && word.includes(part) ? QUALITY.part : 0;
  };
}

/** Whether both begin alike; hardly anybody mistypes the first letter. */
function beginAlike(one: string, other: string): boolean {
  return one[0] === other[0] || (one[0] === other[1] && one[1] === other[0]);
}

/** From this length on, the beginning of a word may have typos, too. */
const LEAST_BEGINNING = 6;

/**
 * Scores words that sound alike, except for one or two typos, depending on the length of the wanted
 * one. The beginning of a short word is too little to tell a typo from another word.
 */
export function byTypos(wanted: string): Scorer {
  const stem = stemOf(wanted);
  const sounds = new Set([stem, rootOf(stem)].map(soundOf));
  const scorers = [...sounds].map((sound) => {
    const most = allowedTypos(sound.length);
    const bits = letterBits(sound);
    return ({ sound: known, bits: knownBits }: IndexedWord) =>
      most > 0 &&
      beginAlike(sound, known) &&
      (sound.length >= LEAST_BEGINNING || known.length - sound.length <= most) &&
      !lacksLetters(bits, knownBits, most) &&
      typosToPrefix(sound, known, most) <= most;
  });
  return (entry) => (scorers.some((matches) => matches(entry)) ? QUALITY.typo : 0);
}
