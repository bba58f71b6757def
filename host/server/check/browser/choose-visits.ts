import { UNINDEXED_PATHS } from '../../../src/layout/site-links';
import type { RemoteSet } from '../../../src/remotes/live-remote';
import { addressesOf } from '../addresses';

/** A page to open, and who opens it. */
export interface Visit {
  /** Path and query. */
  address: string;
  isMember: boolean;
}

/** Screens of people who have signed in; the rest is for guests. */
const MOST_OF_MEMBERS = 10;

type Remote = RemoteSet['remotes'][number];
type Route = Remote['routes'][number];

/** Whether a page shows what belongs to its visitor: an account, a cart, the work of the staff. */
const isPersonal = ({ isSeparate }: Remote, { path, access }: Route) =>
  access === 'user' || isSeparate || UNINDEXED_PATHS.some((own) => path === own || path.startsWith(`${own}/`));

/**
 * Who opens which pages, in turn: guests those of everybody, members those that show what is
 * theirs. Of a remote of its own, as the studio, a guest sees the same words everywhere.
 * @param addresses for guests, in their order
 * @param changed paths of the routes that come before the others
 */
export function chooseVisits(
  addresses: readonly string[],
  remote: Remote | undefined,
  set: RemoteSet,
  changed: ReadonlySet<string>,
): Visit[] {
  const personal = remote?.routes.filter((route) => isPersonal(remote, route)) ?? [];
  const inOrder = personal.toSorted((one, other) => Number(changed.has(other.path)) - Number(changed.has(one.path)));
  const members = inOrder.flatMap((route) => addressesOf(route, set, []).slice(0, 1)).slice(0, MOST_OF_MEMBERS);
  const guests = remote?.isSeparate ? addresses.slice(0, 1) : addresses;
  return Array.from({ length: Math.max(members.length, guests.length) }, (_, turn) => [
    ...guests.slice(turn, turn + 1).map((address) => ({ address, isMember: false })),
    ...members.slice(turn, turn + 1).map((address) => ({ address, isMember: true })),
  ]).flat();
}

/** The page, for people. */
export const labelOf = ({ address, isMember }: Visit) => (isMember ? `${address} (signed in)` : address);
