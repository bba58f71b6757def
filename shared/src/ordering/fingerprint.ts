// Two hashes of 32 bits side by side: one alone could meet itself among the orders of a busy shop.
const MULTIPLIERS = [2_654_435_761, 1_597_334_677] as const;

/** A mark by which a text is known again, though nobody can read the text from it. */
export function fingerprint(text: string): string {
  return MULTIPLIERS.map((multiplier) => {
    let hash: number = multiplier;
    for (const char of text) {
      hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), multiplier);
      hash ^= hash >>> 15;
    }
    return (hash >>> 0).toString(16).padStart(8, '0');
  }).join('');
}
