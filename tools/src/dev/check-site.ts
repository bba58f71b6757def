import {
  describeMismatch,
  findMismatch,
  liveHost,
  readRegistry,
  type Registry,
} from '@shop/shared/federation/registry';
import { RefusedError } from '@shop/node/refused-error';
import { sharedVersions } from '../../webpack/federation.cjs';

const TIMEOUT_MS = 10_000;

async function registryOf(siteUrl: string): Promise<Registry> {
  const response = await fetch(`${siteUrl}/remotes.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => null,
  );
  if (!response) throw new RefusedError(`--site: ${siteUrl} does not answer`);
  if (!response.ok) throw new RefusedError(`--site: ${siteUrl} is no shop: /remotes.json answers ${response.status}`);
  try {
    return readRegistry(await response.text()).registry;
  } catch {
    throw new RefusedError(`--site: ${siteUrl} is no shop: its /remotes.json is no registry`);
  }
}

/**
 * The origin of a deployed site that can run a remote of this tree.
 * @throws RefusedError when there is none, or it has other versions of what is shared
 */
export async function checkSite(given: string): Promise<string> {
  if (!URL.canParse(given) || !/^https?:/.test(given))
    throw new RefusedError('--site is an address, as in https://shop.example');
  const { origin } = new URL(given);
  const host = liveHost(await registryOf(origin));
  const mismatch = host && findMismatch(sharedVersions(), host.extras.provides);
  if (mismatch) throw new RefusedError(`--site: ${origin} is of another version: ${describeMismatch(mismatch)}`);
  return origin;
}
