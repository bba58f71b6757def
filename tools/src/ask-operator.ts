import { callOperator } from '@shop/node/operator';
import { RefusedError } from '@shop/node/refused-error';
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

/**
 * Asks the running API for what only whoever is at its machine may ask for.
 * @param path one of those of `@shop/node/operator`
 * @throws RefusedError when the API does not run, or the data folder cannot be written to
 */
export async function askOperator(env: NodeJS.ProcessEnv, path: string, call: object = {}): Promise<Answer> {
  const address = apiAddress(env);
  if (!address) throw new RefusedError('the API does not run on this DATA_DIR: start the shop first, or set API_URL');
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await callOperator({ address, dataDir: dataDir(env), path, call, signal });
  if (!response) throw new RefusedError(`the API does not answer on ${address}: start the shop first`);
  const body: unknown = await response.json().catch(() => null);
  const message = typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : null;
  return { isDone: response.ok, body, message: message ?? `the API answers ${response.status}` };
}
