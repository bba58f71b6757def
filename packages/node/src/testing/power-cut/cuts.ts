import { Disk, type Chance } from './disk';
import { readNotes } from './notes';

/** Mulberry32: the same numbers, 0 to 1, for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Nothing of what is not synced, a little, half, almost all. */
const SHARES = [0, 0.05, 0.5, 0.95];

export interface Cut {
  /** After how many notes. */
  at: number;
  /** What the test had said until then. */
  words: string[];
  /** Writes the state of the disk. */
  save: (target: string) => void;
}

/**
 * Cuts the power at some notes of a log, in turn.
 * @param isBegin whether a word of the test begins the part in which the next cuts fall
 * @param counts how many cuts fall into each part, the first one before any word that begins one
 */
export async function cutPower(
  { log, root }: { log: string; root: string },
  seed: number,
  isBegin: (word: string) => boolean,
  counts: readonly number[],
  check: (cut: Cut) => Promise<void>,
): Promise<void> {
  const random = seededRandom(seed);
  const begins = [0];
  let total = 0;
  /** The notes after which a caller goes on: a cut hurts most near these. */
  const turns: number[] = [];
  for (const { type, first } of readNotes(log)) {
    total += 1;
    if (type === 'word' && isBegin(first)) begins.push(total);
    if (type === 'word' || type === 'rename' || type === 'syncBegin') turns.push(total);
  }
  const places = counts.flatMap((count, part) => {
    const [from, to] = [begins[part] ?? total, begins[part + 1] ?? total];
    const near = turns.filter((turn) => turn >= from && turn < to);
    return Array.from({ length: count }, (_, index) =>
      index % 2 === 0 && near.length > 0
        ? (near[Math.floor(random() * near.length)] ?? from)
        : from + Math.floor(random() * (to - from)),
    );
  });

  const disk = new Disk(root);
  const words: string[] = [];
  let at = 0;
  const waiting = places.toSorted((a, b) => a - b);
  for (const note of readNotes(log)) {
    disk.take(note);
    at += 1;
    if (note.type === 'word') words.push(note.first);
    while (waiting[0] === at) {
      waiting.shift();
      const chance: Chance = { random, share: SHARES[Math.floor(random() * SHARES.length)] ?? 0 };
      await check({ at, words: [...words], save: (target) => disk.save(target, chance) });
    }
  }
}
