import { plain } from './find-field';

/** A place of a text where its words differ from what was there. */
export interface WordChange {
  /** The words that were there; empty for none. */
  gone: string;
  /** The words that are there now, from a letter to another; both are the same for none. */
  start: number;
  end: number;
}

interface Word {
  text: string;
  start: number;
  end: number;
}

/** Words and marks between them. The page joins some words with letters that nobody has typed. */
const WORD = /[\p{L}\p{N}\u00AD\u2060]+|[^\s\p{L}\p{N}]/gu;

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)]
    .map(({ 0: word, index }) => ({ text: plain(word), start: index, end: index + word.length }))
    .filter(({ text: word }) => word !== '');

/** How many words two texts have in common from each of their words on, in the same order. */
function commonCounts(before: readonly Word[], after: readonly Word[]): Uint16Array[] {
  const counts = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const [row, below] = [counts[one], counts[one + 1]];
      if (!row || !below) continue;
      row[other] =
        before[one]?.text === after[other]?.text
          ? (below[other + 1] ?? 0) + 1
          : Math.max(below[other] ?? 0, row[other + 1] ?? 0);
    }
  return counts;
}

/** Which words both have: pairs of their numbers. */
function pairsOf(before: readonly Word[], after: readonly Word[]): [number, number][] {
  const counts = commonCounts(before, after);
  const pairs: [number, number][] = [];
  let [one, other] = [0, 0];
  while (one < before.length && other < after.length) {
    if (before[one]?.text === after[other]?.text) pairs.push([one++, other++]);
    else if ((counts[one + 1]?.[other] ?? 0) >= (counts[one]?.[other + 1] ?? 0)) one += 1;
    else other += 1;
  }
  return pairs;
}

/** Where the words of a text differ from those before, in its order. */
export function wordChanges(before: string, after: string): WordChange[] {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const changes: WordChange[] = [];
  let [fromOld, fromNow] = [0, 0];
  for (const [one, other] of [...pairsOf(old, now), [old.length, now.length] as const]) {
    const gone = old.slice(fromOld, one);
    const come = now.slice(fromNow, other);
    const at = come[0]?.start ?? now[other]?.start ?? after.length;
    if (gone.length > 0 || come.length > 0)
      changes.push({
        gone: before.slice(gone[0]?.start ?? 0, gone.at(-1)?.end ?? 0),
        start: at,
        end: come.at(-1)?.end ?? at,
      });
    [fromOld, fromNow] = [one + 1, other + 1];
  }
  return changes;
}
