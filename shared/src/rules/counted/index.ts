/**
 * A count with its noun, in English: `1 fault`, `2 faults`. What operators and teams read counts by
 * this alone; a rule of the linter looks for plurals after a number.
 * @param noun in the singular; its plural ends with s
 */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
