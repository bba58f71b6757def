import { statSync } from 'node:fs';

/** Files get the time of the kernel's last tick: 10 ms ago at most. */
const TICK_MS = 10;

/**
 * Whether a file was written since a moment, or is gone.
 * @param moment by `Date.now()`
 */
export function isWrittenSince(file: string, moment: number): boolean {
  const info = statSync(file, { throwIfNoEntry: false });
  return !info || info.ctimeMs >= moment - TICK_MS;
}
