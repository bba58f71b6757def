import { createPreviewToken } from '@shop/node/bundles';
import { describeMismatch, findMismatch, liveHost, type Versions } from '@shop/shared/federation/registry';
import { RefusedError } from '@shop/node/refused-error';
import { sign } from '@shop/node/signing';
import { findVersion, versionsOf } from './find-version';
import { readRegistry } from './current-registry';
import type { Releases } from './releases';

/** Where a host takes the token of a preview. */
const PREVIEW_PATH = '/_preview/';

const HOUR_MS = 3_600_000;
/** A link that is found later should lead nowhere. */
const MAX_HOURS = 30 * 24;

/**
 * Makes a link to a preview of some versions, beside the live ones of all other remotes.
 * @returns the path of the link
 * @throws RefusedError when a version is unknown, withdrawn, or does not run on the live host
 */
export async function preview(releases: Releases, versions: Versions, hours: number): Promise<string> {
  if (!Number.isInteger(hours) || hours < 1 || hours > MAX_HOURS)
    throw new RefusedError(`a preview lasts a whole number of hours, from 1 to ${MAX_HOURS}`);
  if (Object.keys(versions).length === 0) throw new RefusedError('a preview needs a version');
  const registry = await readRegistry(releases);
  const host = liveHost(registry);
  for (const [name, version] of Object.entries(versions)) {
    const { extras } = findVersion(versionsOf(registry, name), name, version);
    const refuse = (reason: string) => {
      throw new RefusedError(`${name} ${version} ${reason}`, 'CONFLICT');
    };
    if (extras.withdrawn) refuse(`was withdrawn (${extras.withdrawn.why})`);
    const mismatch = host && findMismatch(extras.requires, host.extras.provides);
    if (mismatch) refuse(`does not run on the live host: ${describeMismatch(mismatch)}`);
  }
  const expiresAt = new Date(Date.now() + hours * HOUR_MS).toISOString();
  const token = createPreviewToken({ versions, expiresAt }, (text) => sign(releases.keys.privateKey, text));
  return PREVIEW_PATH + token;
}
