import type { Fault } from '@shop/node/refused-error';

/** What people can mend. Everything else is a mistake of the program, and shows its stack. */
const EXPECTED = new Set(['RefusedError', 'SettingsError', 'StoreError']);

/**
 * Prints why a command was refused, one line for each fault, and lets it end with status 1.
 * @throws the error when it is a mistake of the program
 */
export function printRefusal(error: unknown): void {
  if (!(error instanceof Error) || !EXPECTED.has(error.name)) throw error;
  process.exitCode = 1;
  // Not by its class, which tsx may load twice. A RefusedError has them.
  const faults = 'faults' in error ? (error.faults as readonly Fault[]) : [];
  for (const { where, what } of faults) process.stderr.write(`${where}: ${what}\n`);
  // Programs read one line for each fault.
  (faults.length > 0 ? process.stdout : process.stderr).write(`${error.message}\n`);
}
