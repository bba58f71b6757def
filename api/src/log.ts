import pino, { type Logger } from 'pino';
import { writePerTurn } from '@shop/node/server';
import type { LogLevel } from '@shop/node/settings';

/** Drops everything that may hold personal data: a database error's `detail` quotes the row. */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error ? error.code : undefined;
  return { type: error.name, message: error.message, code, stack: error.stack };
}

/** Structured logs on stdout, one JSON object per line. */
export function createLog(level: LogLevel): Logger {
  const options = { level, base: { service: 'api' }, serializers: { err: serializeError } };
  return pino(options, writePerTurn(pino.destination({ sync: true })));
}
