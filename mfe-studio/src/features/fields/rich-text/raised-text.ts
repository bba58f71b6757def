/** Unicode has raised and lowered digits and signs: as text, no version loses them. */
const PLAIN = '0123456789+-−=()n';
const SIGNS = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ', sub: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₙ' } as const;

/**
 * A raised or lowered text by its own signs: м² and 10⁶. Letters have none and stay as they are.
 * @returns `isLost` when the words can no longer be told to be raised
 */
export function raisedText(text: string, raised: 'sup' | 'sub' | null): { text: string; isLost: boolean } {
  if (raised === null || text.trim() === '') return { text, isLost: false };
  const signs = Array.from(text, (sign) => (sign === ' ' ? sign : SIGNS[raised].charAt(PLAIN.indexOf(sign))));
  const isKnown = Array.from(text).every((sign) => sign === ' ' || PLAIN.includes(sign));
  return isKnown ? { text: signs.join(''), isLost: false } : { text, isLost: true };
}
