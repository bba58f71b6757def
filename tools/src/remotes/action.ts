import type { Delivery } from '@shop/publisher/client';
import type { TokenList } from '@shop/publisher/tokens';
import { RefusedError } from '@shop/node/refused-error';
import type { SourcesChecked } from '../check-types';
import { REMOTES, type RemoteName } from '../packages';
import { awaitHosts } from './await-hosts';
import type { Values } from './arguments';

/** Where an action works. */
export interface Workplace {
  delivery: Delivery;
  /** Of the delivery of this machine; null when it works on a site. */
  tokens: TokenList | null;
  /** The user of this machine, for the history. */
  who: string;
}

/** What an action knows: where it works, its arguments, and how to go on. */
export interface Call extends Workplace {
  names: readonly (string | undefined)[];
  values: Values;
  /** How the command is called, for its help. */
  command: string;
  /** Makes sure that the build of a remote is the one to publish. */
  prepare: (name: RemoteName) => Promise<void>;
  /** Looks for faults that only the sources show. */
  checkSources: (name: RemoteName) => Promise<SourcesChecked>;
}

/** Of what has no sources here. */
export const NOTHING_CHECKED: SourcesChecked = { faults: [], provenAt: null, notes: [] };

export type Action = (call: Call) => Promise<void>;

/** With `--wait`: a host that starts anew needs some seconds. */
const MOST_WAIT_MS = 60_000;

export const print = (line: string) => process.stdout.write(`${line}\n`);

export function requireName(name: string | undefined, action: string): string {
  if (!name) throw new RefusedError(`${action} needs the name of a remote: ${REMOTES.join(', ')}`);
  return name;
}

/** An instant of ISO 8601 for people, in UTC: `2026-11-30 12:05:09`. */
export const timeOf = (at: string) => at.slice(0, 'yyyy-mm-ddThh:mm:ss'.length).replace('T', ' ');

/** Says that checks were not repeated, and since when their result is known. */
export function printProof(what: string, { provenAt }: Pick<SourcesChecked, 'provenAt'>): void {
  if (provenAt) print(`${what}: proven at ${timeOf(provenAt)} UTC`);
}

/**
 * How every change ends, once the hosts send pages of it: what is live now, where, and what to do
 * next.
 * @throws RefusedError when it was to wait for a host that does not follow
 */
export async function printLive({ delivery, values }: Call, name: string, next: string): Promise<void> {
  const { followers, late } = await awaitHosts(delivery, {
    ...(values.wait && { mostMs: MOST_WAIT_MS }),
    onFollow: (id, ms) => values.wait && print(`${id} follows after ${(ms / 1000).toFixed(1)} s`),
  });
  const versions = (await delivery.list()).filter(({ remote }) => remote === name);
  const live = versions.find(({ isLive }) => isLive);
  print(live ? `${name} ${live.version} is live` : `no version of ${name} is live`);
  for (const { version, traffic } of versions.filter(({ isCandidate }) => isCandidate))
    print(`${name} ${version} gets ${traffic} % of the visitors`);
  print(`store: ${delivery.address.replace(/^file:/, '')}`);
  if (followers.length > 0) print(`followed by: ${followers.join(', ')}`);
  if (followers.length + late.length === 0) print('followed by no host that reports to delivery: is the site running?');
  const notYet = `not followed yet by: ${late.join(', ')}`;
  if (late.length > 0 && values.wait) throw new RefusedError(notYet);
  if (late.length > 0) print(`${notYet}; with --wait, the command waits for them`);
  print(next);
}
