// Money is integer kopecks: 0.1 + 0.2 is not 0.3 in a cart total either.
export function toKopecks(roubles: number): number {
  return Math.round(roubles * 100);
}

/** What the formats take. */
export function toRoubles(kopecks: number): number {
  return kopecks / 100;
}
