import { removeOperatorKey, writeOperatorKey } from '@shop/shared/operator';
import { RefusedError } from '@shop/shared/refused-error';
import { apiAddress } from './check-tools';
import { dataDir } from './open-releases';

/** An API that answers no sooner has hung. */
const TIMEOUT_MS = 20_000;

interface Answer {
  isDone: boolean;
  body: unknown;
  /** Why not. */
  message: string;
}

function writeKey(dir: string): string {
  try {
    return writeOperatorKey(dir);
  } catch (error) {
    throw new RefusedError(`DATA_DIR ${dir} cannot be written to: ${String(error)}`);
  }
}

async function post(address: string, path: string, call: object): Promise<Answer> {
  const response = await fetch(new URL(path, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(call),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (!response) throw new RefusedError(`the API does not answer on ${address}: start the shop first`);
  const body: unknown = await response.json().catch(() => null);
  const message = typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : null;
  return { isDone: response.ok, body, message: message ?? `the API answers ${response.status}` };
}

/**
 * Asks the running API for what only whoever is at its machine may ask for.
 * @param path one of those of `@shop/shared/operator`
 * @throws RefusedError when the API does not run, or the data folder cannot be written to
 */
export async function askOperator(env: NodeJS.ProcessEnv, path: string, call: object = {}): Promise<Answer> {
  const address = apiAddress(env);
  if (!address) throw new RefusedError('the API does not run on this DATA_DIR: start the shop first, or set API_URL');
  const dir = dataDir(env);
  const key = writeKey(dir);
  try {
    return await post(address, path, { ...call, key });
  } finally {
    removeOperatorKey(dir);
  }
}
