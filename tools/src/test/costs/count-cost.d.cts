/** What a test run pays for: programs, databases, pages and waits. */
export type CountedKind = 'site' | 'program' | 'database' | 'visit' | 'wait';

/**
 * Notes something that costs a test run time, one line each in the file that the run names.
 * @param where for the reader who looks for the reason of a count
 */
export function countCost(kind: CountedKind, where: string): void;
