/** Lists are loaded at most once in this time unless forced (docs/rules.md, Lists). */
export const LIST_REFRESH_MS = 900_000;

/**
 * Whether data that was loaded at `loadedAt` can be used without another request. Data that seems
 * to come from the future cannot: the clock has been set back.
 * @param loadedAt in ms since 1970, as is `now`; null: never
 */
export function isFresh(loadedAt: number | null, now: number): boolean {
  return loadedAt !== null && Math.abs(now - loadedAt) < LIST_REFRESH_MS;
}
