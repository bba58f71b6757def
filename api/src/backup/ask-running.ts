import { isDatabaseCopy } from '@shop/node/backup';
import { BACKUP_END_PATH, BACKUP_PATH, callOperator } from '@shop/node/operator';
import { RefusedError } from '@shop/node/refused-error';
import type { EndedCopy, FolderCopy } from '../db/folder-copy';

/** To begin takes a checkpoint, and to end counts rows. */
const TIMEOUT_MS = 60_000;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function isEnded(value: unknown): value is EndedCopy {
  if (!isObject(value) || !isObject(value.said) || typeof value.place !== 'number') return false;
  const areTexts = [value.label, value.control, value.first, value.last].every((part) => typeof part === 'string');
  return areTexts && isDatabaseCopy({ kind: 'embedded', ...value.said, tables: [], sequences: {} });
}

async function refusalOf(response: Response): Promise<RefusedError> {
  const body: unknown = await response.json().catch(() => null);
  const message = isObject(body) && typeof body.message === 'string' ? body.message : `it answers ${response.status}`;
  return new RefusedError(`the API refuses: ${message}`);
}

async function askToEnd(dataDir: string, address: string): Promise<EndedCopy> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await callOperator({ address, dataDir, path: BACKUP_END_PATH, signal });
  if (!response) throw new RefusedError('the API has ended during the backup: try again');
  if (!response.ok) throw await refusalOf(response);
  const ended: unknown = await response.json();
  if (!isEnded(ended)) throw new RefusedError('the API is of another version than this program');
  return ended;
}

/**
 * Asks the running API to let its embedded database be copied.
 * @param backup whose changes it shall follow from then on; null for one that nobody follows
 * @returns null when it does not answer
 * @throws RefusedError when it refuses
 */
export async function askRunning(dataDir: string, address: string, backup: string | null): Promise<FolderCopy | null> {
  const connection = new AbortController();
  const timer = setTimeout(() => connection.abort(), TIMEOUT_MS);
  const response = await callOperator({
    ...{ address, dataDir, path: BACKUP_PATH, signal: connection.signal },
    call: { backup },
  });
  clearTimeout(timer);
  if (!response) return null;
  if (!response.ok) throw await refusalOf(response);
  return {
    end: () => askToEnd(dataDir, address),
    async release() {
      await response.body?.cancel(); // the API lets go when the connection closes
    },
  };
}
