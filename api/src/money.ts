/** Money is integer kopecks inside: 0.1 + 0.2 is not 0.3 in an order's total either. On the wire it is roubles. */
export function toRoubles(kopecks: number): number {
  return kopecks / 100;
}
