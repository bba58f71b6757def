import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Versions } from '@shop/shared/federation/registry';

/** A page that is open for longer says nothing of its first view any more. */
const AGE_MS = 30 * 60_000;
const MAX_USED = 100_000;

const NONCE_BYTES = 9;
const MAC_LENGTH = 22;
const WHO_LENGTH = 11;

/** What a page has told already: of each remote a view, and a failure. */
type Told = Set<string>;

export interface ProvenPage {
  /** Of the remotes that have a candidate. */
  versions: Versions;
  /** Tells visitors apart, the same on every host, and says nothing else of them. */
  who: string;
  /** Whether it tells this for the first time. */
  isFirst: (remote: string, what: 'view' | 'failure') => boolean;
}

export interface PageWords {
  /**
   * Signs words from here on; those of before stay good. A host does not sign any until it is told.
   */
  setSecret: (secret: string) => void;
  /** @returns null while nobody would believe it */
  issue: (visitor: string, versions: Versions) => { word: string; who: string } | null;
  /** @returns null for a word that is forged, somebody else's, or too old */
  prove: (word: string, visitor: string) => ProvenPage | null;
}

/**
 * Words that prove that a host has sent a page to a visitor's address. Any host may get one back:
 * all have the secret of the publisher. Each counts once, on each host.
 */
export function createPageWords(now: () => number = Date.now): PageWords {
  let secrets: string[] = [];
  const used = new LRUCache<string, Told>({ max: MAX_USED, ttl: AGE_MS });

  const hashOf = (secret: string, purpose: string, ...parts: string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([purpose, ...parts]))
      .digest('base64url');
  const macOf = (secret: string, body: string, visitor: string) =>
    hashOf(secret, 'page', body, visitor).slice(0, MAC_LENGTH);
  const whoOf = (secret: string, visitor: string) => hashOf(secret, 'visitor', visitor).slice(0, WHO_LENGTH);
  const isMac = (given: string, expected: string) =>
    given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));

  return {
    setSecret(secret) {
      if (secrets[0] !== secret) secrets = [secret, ...secrets].slice(0, 2);
    },
    issue(visitor, versions) {
      const [secret] = secrets;
      if (secret === undefined) return null;
      const content = JSON.stringify([randomBytes(NONCE_BYTES).toString('base64url'), now(), versions]);
      const body = Buffer.from(content).toString('base64url');
      return { word: `${body}.${macOf(secret, body, visitor)}`, who: whoOf(secret, visitor) };
    },
    prove(word, visitor) {
      const [body = '', mac = ''] = word.split('.');
      const secret = secrets.find((one) => isMac(mac, macOf(one, body, visitor)));
      if (secret === undefined) return null;
      // Written above, as its signature proves.
      const content = JSON.parse(Buffer.from(body, 'base64url').toString()) as [string, number, Versions];
      const [nonce, issuedAt, versions] = content;
      if (issuedAt < now() - AGE_MS) return null;
      return {
        versions,
        who: whoOf(secret, visitor),
        isFirst(remote, what) {
          const told = used.get(nonce) ?? new Set<string>();
          const key = `${what} ${remote}`;
          const isFirst = !told.has(key);
          told.add(key);
          used.set(nonce, told);
          return isFirst;
        },
      };
    },
  };
}
