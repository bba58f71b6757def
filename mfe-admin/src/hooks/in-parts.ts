/** As many things as one question may name. */
const MOST_NAMED = 50;

/** Cuts a list of names or ids into parts that one question may have. */
export function inParts<Item>(items: readonly Item[]): Item[][] {
  const starts = Array.from({ length: Math.ceil(items.length / MOST_NAMED) }, (_, part) => part * MOST_NAMED);
  return starts.map((start) => items.slice(start, start + MOST_NAMED));
}
