import type { Delivery } from '@shop/delivery/client';
import type { TokenList } from '@shop/delivery/tokens';
import { RefusedError, type Fault } from '@shop/shared/refused-error';
import { REMOTES, type RemoteName } from '../packages';
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
  checkSources: (name: RemoteName) => Promise<Fault[]>;
}

export type Action = (call: Call) => Promise<void>;

export const print = (line: string) => process.stdout.write(`${line}\n`);

export function requireName(name: string | undefined, action: string): string {
  if (!name) throw new RefusedError(`${action} needs the name of a remote: ${REMOTES.join(', ')}`);
  return name;
}

/** How every change ends: what is live now, where, and what to do next. */
export async function printLive({ delivery }: Call, name: string, next: string): Promise<void> {
  const versions = (await delivery.list()).filter(({ remote }) => remote === name);
  const live = versions.find(({ isLive }) => isLive);
  print(live ? `${name} ${live.version} is live` : `no version of ${name} is live`);
  for (const { version, traffic } of versions.filter(({ isCandidate }) => isCandidate))
    print(`${name} ${version} gets ${traffic} % of the visitors`);
  print(`store: ${delivery.address.replace(/^file:/, '')}`);
  const hosts = await delivery.hosts();
  if (hosts.length > 0) print(`followed by: ${hosts.map(({ id }) => id).join(', ')}`);
  else print('followed by no host that reports to delivery: is the site running?');
  print(next);
}
