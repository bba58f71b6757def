// Money is integer kopecks internally: 0.1 + 0.2 is not 0.3 in an order's total either.
// The API speaks roubles.

export function toKopecks(roubles: number): number {
  return Math.round(roubles * 100);
}

export function toRoubles(kopecks: number): number {
  return kopecks / 100;
}
