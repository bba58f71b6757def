import pino, { type Logger } from 'pino';
import type { LogLevel } from '@shop/shared/settings';

/** Drops everything that may hold personal data: a database error's `detail` quotes the row. */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, message: error.message, code, stack: error.stack };
}

/** Structured logs on stdout, one JSON object per line. */
export function createLog(level: LogLevel): Logger {
  return pino({ level, base: { service: 'api' }, serializers: { err: serializeError } });
}
