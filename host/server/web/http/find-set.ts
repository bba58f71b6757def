import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Preview } from '@shop/node/bundles';
import type { Registry } from '@shop/shared/federation/registry';
import type { RemotePool } from '../remotes/remote-pool';
import { CHOICE_COOKIE, readChoice } from '../sets/choice';
import { PREVIEW_COOKIE, type ReadToken } from '../sets/previews';
import { candidatesOf, setFor } from '../sets/set-for';
import type { VersionSet } from '../sets/version-set';
import { cookieOf, setCookie } from './cookies';
import { isRobot } from './is-robot';

/**
 * The cookie that assigns a visitor to shares of traffic: a number so short that it is of no use to
 * recognize people by.
 */
const SHARE_COOKIE = 'share';
const SHARE_IDS = 100_000;
const SHARE_ID = /^\d{5}$/;
/** Longer than a rollout takes. */
const SHARE_AGE_S = 30 * 86_400;

/** What a visitor gets, and who else gets the same under the same address. */
export interface VisitorSet {
  set: VersionSet;
  /** `share`: others may get another set. `preview`: hardly anybody gets this one. */
  audience: 'everyone' | 'share' | 'preview';
  preview: Preview | null;
}

/** Finds the set of a request. Both methods reject without a registry. */
export interface SetFinder {
  /** Finds the set of a page. A visitor who is new to a share gets its cookie with the answer. */
  ofDocument: (request: FastifyRequest, reply: FastifyReply) => Promise<VisitorSet>;
  /** Finds the set of a page's data: that of the page which asks for it. */
  ofPayload: (request: FastifyRequest) => Promise<VisitorSet>;
}

export interface SetFinderOptions {
  registry: () => Registry;
  pool: Pick<RemotePool, 'live' | 'choose'>;
  readToken: ReadToken;
}

/** The preview that a visitor has open, with the versions chosen in it; null when there is none. */
export function previewOf(request: Pick<FastifyRequest, 'headers'>, readToken: ReadToken): Preview | null {
  const token = cookieOf(request, PREVIEW_COOKIE);
  const read = token === null ? null : readToken(token);
  if (read?.kind !== 'valid') return null;
  const { preview } = read;
  return { ...preview, versions: { ...preview.versions, ...readChoice(cookieOf(request, CHOICE_COOKIE)) } };
}

function shareIdOf(request: FastifyRequest): string | null {
  const id = cookieOf(request, SHARE_COOKIE);
  return id !== null && SHARE_ID.test(id) ? id : null;
}

const newShareId = () => String(randomInt(SHARE_IDS)).padStart(5, '0');

/** Finds out which set a request gets: its preview, its share of traffic, or the default set. */
export function createSetFinder({ registry, pool, readToken }: SetFinderOptions): SetFinder {
  const find = async (request: FastifyRequest, newId: () => string | null): Promise<VisitorSet> => {
    const preview = previewOf(request, readToken);
    if (preview) {
      const set = await pool.choose(setFor(registry(), { previewed: preview.versions, id: null }));
      return { set, audience: 'preview', preview };
    }
    if (candidatesOf(registry()).length === 0) return { set: await pool.live(), audience: 'everyone', preview };
    const id = isRobot(request.headers['user-agent']) ? null : (shareIdOf(request) ?? newId());
    const set = await pool.choose(setFor(registry(), { previewed: null, id }));
    return { set, audience: 'share', preview };
  };

  return {
    ofDocument: (request, reply) =>
      find(request, () => {
        const value = newShareId();
        setCookie(request, reply, { name: SHARE_COOKIE, value, maxAgeS: SHARE_AGE_S });
        return value;
      }),
    ofPayload: (request) => find(request, () => null),
  };
}
