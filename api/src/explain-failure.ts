import { types } from 'node:util';
import { SettingsError } from '@shop/node/settings';
import { StorageError } from './db/open-database';

/**
 * Why the program cannot start, in one line for the operator; null for an unexpected failure, which
 * needs its stack trace.
 */
export function explainFailure(error: unknown): string | null {
  if (error instanceof SettingsError || error instanceof StorageError) return error.message;
  const isPortTaken = types.isNativeError(error) && 'code' in error && error.code === 'EADDRINUSE' && 'port' in error;
  return isPortTaken ? `API_PORT ${String(error.port)} is taken by another program` : null;
}
