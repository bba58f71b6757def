import { RefusedError } from '@shop/node/refused-error';
import type { Releases } from '../releases';
import { failuresOfRequest } from '../reported-failures';
import { explainStack, type Explanation } from './explain-stack';

/** As hosts make them, and take them from proxies (`X-Request-Id`). */
const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Explains a stack, or what went wrong with a request.
 * @param what a stack, or the id of a request
 * @param dataDir has what hosts have reported to the publisher
 * @throws RefusedError when nothing is known of the request, or the stack has no call of this site
 */
export async function explain(releases: Releases, dataDir: string, what: string): Promise<Explanation[]> {
  const text = what.trim();
  if (!REQUEST_ID.test(text)) return [await explainStack(releases, text)];
  const failures = failuresOfRequest(dataDir, text);
  if (failures.length === 0)
    throw new RefusedError(
      `no failure of the request ${text} is known: hosts report the last 1,000, within 2 s`,
      'NOT_FOUND',
    );
  return Promise.all(failures.map((failure) => explainStack(releases, failure.stack, failure)));
}
