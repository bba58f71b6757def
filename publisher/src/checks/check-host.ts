import { describeMismatch, findMismatch, liveHost, type Registry } from '@shop/shared/federation/registry';
import type { Release } from '../releases/release';
import type { Fault } from '@shop/node/refused-error';

/**
 * Checks that the live host provides what the version was built with. Before the first host is
 * published, every version is fine.
 */
export function checkHost({ requires }: Pick<Release, 'requires'>, registry: Registry): Fault[] {
  const host = liveHost(registry);
  const mismatch = host && findMismatch(requires, host.extras.provides);
  if (!mismatch) return [];
  const what = `${describeMismatch(mismatch)}; build with the packages of the live host, or start a newer host first`;
  return [{ where: 'package.json', what }];
}
