import { RESET_FACTOR_PATH, removeOperatorKey, writeOperatorKey } from '@shop/shared/operator';
import { RefusedError } from '@shop/shared/refused-error';
import { apiAddress } from './check-tools';
import { dataDir } from './open-releases';

/** An API that answers no sooner has hung. */
const TIMEOUT_MS = 10_000;

interface Answer {
  isDone: boolean;
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

async function ask(address: string, call: { email: string; key: string }): Promise<Answer> {
  const response = await fetch(new URL(RESET_FACTOR_PATH, address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(call),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  if (!response) throw new RefusedError(`the API does not answer on ${address}: start the shop first`);
  const body: unknown = await response.json().catch(() => null);
  const message = typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : null;
  return { isDone: response.ok, message: message ?? `the API answers ${response.status}` };
}

async function resetFactor(email: string, env: NodeJS.ProcessEnv): Promise<void> {
  const address = apiAddress(env);
  if (!address) throw new RefusedError('the API does not run on this DATA_DIR: start the shop first, or set API_URL');
  const dir = dataDir(env);
  const key = writeKey(dir);
  try {
    const { isDone, message } = await ask(address, { email, key });
    if (!isDone) throw new RefusedError(`${email}: ${message}`);
  } finally {
    removeOperatorKey(dir);
  }
}

/**
 * `reset-factor <email>`: ends the second factors and the sessions of one of the staff, who gets a
 * link for a new one; that person and all owners are told by mail.
 * @param command how it was called, for the usage
 * @throws RefusedError when it is called wrongly, nobody of the staff has the e-mail, or the API
 *   does not answer
 */
export async function manageStaff([action, email, ...more]: readonly string[], command: string): Promise<void> {
  if (action !== 'reset-factor' || !email || more.length > 0)
    throw new RefusedError(`usage: ${command} reset-factor anna@example.ru`);
  await resetFactor(email, process.env);
  process.stdout.write(
    `${email}: the second factor is reset and all sessions are ended; a link for a new one is mailed, and all owners are told\n`,
  );
}
