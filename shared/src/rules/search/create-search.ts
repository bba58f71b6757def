import { readingsOf } from './readings';
import { byLetters, byTypos, OWN_WORD, type Scorer } from './score-words';
import { stemOf } from './stem';
import { indexWords, type IndexedWord, type Searchable } from './word-index';
import { meaningfulParts, searchedWords } from './words';

export interface Found {
  /** The score of each match, by id. */
  scores: ReadonlyMap<number, number>;
  /**
   * The query as it was understood, when it was typed in the wrong keyboard layout or some of its
   * words fit nothing.
   */
  corrected: string | null;
}

export interface Search {
  find: (text: string) => Found;
}

/** Scores of items, by position in the list. */
type Places = ReadonlyMap<number, number>;

/** A second text with the word decides between items that match equally well. */
const SECOND_SHARE = 1 / 20;

/** The items of the words that match, each with its best score. */
function placesOf(words: Iterable<IndexedWord>, scoreWord: Scorer): Places {
  const best = new Map<number, number>();
  const second = new Map<number, number>();
  for (const entry of words) {
    const quality = scoreWord(entry);
    if (quality === 0) continue;
    for (const { text, share } of entry.texts) {
      if (text.isProse && quality < OWN_WORD) continue;
      const score = text.weight * quality * share;
      for (const place of text.places) {
        const known = best.get(place) ?? 0;
        if (score > known) best.set(place, score);
        if (quality >= OWN_WORD) second.set(place, Math.max(second.get(place) ?? 0, Math.min(score, known)));
      }
    }
  }
  for (const [place, score] of second) best.set(place, (best.get(place) ?? 0) + score * SECOND_SHARE);
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

/** An item far below the best score of its kind only mentions the word. */
const LEAST_SHARE = 1 / 4;

function scoresById(places: Places, items: readonly Searchable[]): Map<number, number> {
  const best = { spares: 0, goods: 0 };
  const kindOf = ({ isSpare }: Searchable) => (isSpare ? 'spares' : 'goods');
  const found = [...places].flatMap(([place, score]) => {
    const item = items[place];
    return item ? [{ item, score }] : [];
  });
  for (const { item, score } of found) best[kindOf(item)] = Math.max(best[kindOf(item)], score);
  return new Map(
    found
      .filter(({ item, score }) => score >= best[kindOf(item)] * LEAST_SHARE)
      .map(({ item, score }) => [item.id, score]),
  );
}

/** A part of the query, as it was understood. */
interface Understood {
  places: Places;
  text: string;
}

const isFound = ({ places }: Understood) => places.size > 0;

/** A word that nothing is called may be left out; a number, such as that of a model, may not. */
const isNeeded = ({ text }: Understood) => /\d/.test(text);

/**
 * Leaves out words that fit nothing, if as many others do. Then the commonest ones, until the rest
 * fit together: «сигнализация на мотоцикл» is above all for a motorcycle.
 */
function withoutMisfits(parts: readonly Understood[]): readonly Understood[] {
  const known = parts.filter(isFound);
  const unknown = parts.filter((part) => !isFound(part));
  if (unknown.some(isNeeded) || unknown.length > known.length) return [];
  const rarestFirst = known.toSorted((a, b) => a.places.size - b.places.size);
  while (rarestFirst.length > 1 && intersect(rarestFirst.map(({ places }) => places)).size === 0) {
    if (rarestFirst.some(isNeeded)) return [];
    rarestFirst.pop();
  }
  return known.filter((part) => rarestFirst.includes(part));
}

const SHORTEST_HALF = 3;

/** The ways to cut a word in two. */
function cutsOf(word: string): string[][] {
  const places = Array.from(
    { length: Math.max(0, word.length - 2 * SHORTEST_HALF + 1) },
    (_, at) => at + SHORTEST_HALF,
  );
  return places.map((at) => [word.slice(0, at), word.slice(at)]);
}

/**
 * Creates a search by the words of texts. It knows synonyms, and forgives typos, spaces too many or
 * too few, the wrong keyboard layout, and names in letters of the other script.
 */
export function createSearch(items: readonly Searchable[]): Search {
  const index = indexWords(items);
  const stems = new Set([...index.values()].map(({ stem }) => stem));

  const lookFor = (words: readonly string[], scorerOf: (wanted: string) => Scorer): Places =>
    intersect(words.map((wanted) => placesOf(index.values(), scorerOf(wanted))));

  /** Two known words without a space between them: «датчиктоплива». */
  const readAsTwo = (typed: string): Understood | undefined =>
    cutsOf(typed.toLowerCase())
      .filter((halves) => halves.every((half) => stems.has(stemOf(half))))
      .map((halves) => ({ places: lookFor(halves, byLetters), text: halves.join(' ') }))
      .find(isFound);

  const readWith = (typed: string, scorerOf: (wanted: string) => Scorer): Understood | undefined => {
    for (const { text, isCorrection } of readingsOf(typed)) {
      const places = lookFor(searchedWords(text), scorerOf);
      if (places.size > 0) return { places, text: isCorrection ? text : typed };
    }
    return undefined;
  };

  /**
   * Each part is read in the first way that finds anything, because a query may mix Latin and
   * Russian words.
   */
  const read = (typed: string): Understood =>
    readWith(typed, byLetters) ??
    readAsTwo(typed) ??
    readWith(typed, byTypos) ?? { places: new Map<number, number>(), text: typed };

  /** «мая чок» is «маячок»: the first two neighbours that only make a word together. */
  const joinSplitWord = (parts: readonly Understood[]): readonly Understood[] => {
    for (const [at, { text }] of parts.slice(1).entries()) {
      const joined = readWith((parts[at]?.text ?? '') + text, byLetters);
      if (joined) return [...parts.slice(0, at), joined, ...parts.slice(at + 2)];
    }
    return parts;
  };

  return {
    find(text) {
      const typed = meaningfulParts(text);
      const alone = typed.map(read);
      const parts = alone.every(isFound) ? alone : joinSplitWord(alone);
      const understood = withoutMisfits(parts);
      const scores = scoresById(intersect(understood.map(({ places }) => places)), items);
      const words = understood.map((part) => part.text).join(' ');
      return { scores, corrected: scores.size > 0 && words !== typed.join(' ') ? words : null };
    },
  };
}

export type { Searchable };
