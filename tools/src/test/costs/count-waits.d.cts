/**
 * Counts each wait of a test that lasts more than a second. One that is cut short costs nothing.
 * @param scope the global object of the tests
 */
export function countWaits(scope: Pick<typeof globalThis, 'setTimeout'>): void;
