import { setTimeout } from 'node:timers/promises';
import { fetchRaw } from './html';
import { openClient, type HttpRequest } from './http-client';

const VISITORS = 8;
const PAUSE_MS = 10;
const POLL_MS = 20;

/** The status of an answer, or null without one. */
type Status = number | null;

/**
 * Lets visitors with a connection each send requests, one after the other.
 * @param requests a function makes a new request each time
 * @param addressOf the address of a visitor, of this machine's loopback addresses
 * @param pauseMs of a visitor before the next request
 * @returns a function that ends the visits, after at least so many answers, and returns the status
 *   of each
 */
export function startVisits(
  origin: string,
  requests: readonly (HttpRequest | (() => HttpRequest))[],
  addressOf = (visitor: number) => `127.0.3.${visitor + 1}`,
  pauseMs = PAUSE_MS,
): (atLeast?: number) => Promise<Status[]> {
  const statuses: Status[] = [];
  let isOver = false;
  const visit = async (visitor: number) => {
    const client = openClient(origin, addressOf(visitor));
    for (let turn = visitor; !isOver; turn += 1) {
      const request = requests[turn % requests.length] ?? { path: '/' };
      statuses.push(
        await client.send(typeof request === 'function' ? request() : request).then(
          ({ status }) => status,
          () => null,
        ),
      );
      await setTimeout(pauseMs);
    }
    client.close();
  };
  const visits = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor));
  return async (atLeast = 0) => {
    while (statuses.length < atLeast) await setTimeout(PAUSE_MS);
    isOver = true;
    await Promise.all(visits);
    return statuses;
  };
}

const statusOf = (address: string): Promise<Status> =>
  fetchRaw(address, { connection: 'close' }).then(
    ({ status }) => status,
    () => null,
  );

/**
 * Watches an instance of the site on new connections, like a load balancer, until it refuses them.
 * @returns whether it was ready and how it answered a page, again and again
 */
export async function watchUntilClosed(siteUrl: string): Promise<{ ready: Status; page: Status }[]> {
  const seen: { ready: Status; page: Status }[] = [];
  while (seen.at(-1)?.ready !== null) {
    seen.push({ ready: await statusOf(`${siteUrl}/readyz`), page: await statusOf(`${siteUrl}/about`) });
    await setTimeout(POLL_MS);
  }
  return seen;
}
