// Sums are computed in integer kopecks: 0.1 + 0.2 is not 0.3 in an order's total either. The API
// and the pages speak roubles.

/** Roubles as integer kopecks. Rounded, because 19.99 * 100 is 1998.9999999999998. */
export function toKopecks(roubles: number): number {
  return Math.round(roubles * 100);
}

/** Kopecks as roubles, with a fraction if there are odd kopecks. */
export function toRoubles(kopecks: number): number {
  return kopecks / 100;
}
