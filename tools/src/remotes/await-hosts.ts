import { setTimeout as sleep } from 'node:timers/promises';
import type { Delivery } from '@shop/publisher/client';

const POLL_MS = 50;
/** A host that lives follows within a second. */
const USUAL_WAIT_MS = 3000;

export interface AwaitHostsOptions {
  mostMs?: number;
  /** Called once for each host. */
  onFollow: (id: string, ms: number) => void;
}

/** Names of hosts. */
export interface FollowedHosts {
  followers: string[];
  /** Those that have not followed in time. */
  late: string[];
}

/** Waits until the hosts that report send pages of what was written last. */
export async function awaitHosts(
  delivery: Pick<Delivery, 'following'>,
  { mostMs = USUAL_WAIT_MS, onFollow }: AwaitHostsOptions,
): Promise<FollowedHosts> {
  const startedAt = performance.now();
  const told = new Set<string>();
  for (;;) {
    const { revision: wanted, hosts } = await delivery.following();
    const ms = performance.now() - startedAt;
    // One that is older than this field says nothing of what it follows.
    const hasFollowed = hosts.filter(({ revision = wanted }) => revision >= wanted).map(({ id }) => id);
    for (const id of hasFollowed.filter((one) => !told.has(one))) {
      told.add(id);
      onFollow(id, ms);
    }
    const late = hosts.map(({ id }) => id).filter((id) => !hasFollowed.includes(id));
    if (late.length === 0 || ms > mostMs) return { followers: hasFollowed, late };
    await sleep(POLL_MS);
  }
}
