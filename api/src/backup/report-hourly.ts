import type { Logger } from 'pino';

const HOUR_MS = 60 * 60_000;

/**
 * Logs why something that is tried twice a minute does not work: at once, and then once an hour.
 * @param message of the line
 * @param folder which it writes to
 */
export function reportHourly(log: Logger, message: string, folder: string) {
  let reportedAt = 0;
  return {
    failed: (error: unknown) => {
      if (Date.now() - reportedAt < HOUR_MS) return;
      reportedAt = Date.now();
      log.error({ reason: error instanceof Error ? error.message : String(error), folder }, message);
    },
    worked: () => {
      reportedAt = 0;
    },
  };
}
