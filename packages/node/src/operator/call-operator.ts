import { RefusedError } from '../refused-error';
import { removeOperatorKey, writeOperatorKey } from './operator-key';

export interface OperatorCall {
  /** Of the API. */
  address: string;
  /** That of the API: it looks for the key there. */
  dataDir: string;
  path: string;
  call?: object;
  signal: AbortSignal;
}

function writeKey(dataDir: string): string {
  try {
    return writeOperatorKey(dataDir);
  } catch (error) {
    throw new RefusedError(`DATA_DIR ${dataDir} cannot be written to: ${String(error)}`);
  }
}

/**
 * Asks a running API for what only somebody at its machine may ask for.
 * @returns null when it does not answer
 * @throws RefusedError when the data folder cannot be written to
 */
export async function callOperator({ address, dataDir, path, call, signal }: OperatorCall): Promise<Response | null> {
  const key = writeKey(dataDir);
  try {
    return await fetch(new URL(path, address), {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' }, signal },
      body: JSON.stringify({ ...call, key }),
    });
  } catch {
    return null;
  } finally {
    removeOperatorKey(dataDir);
  }
}
