import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { counted } from '@shop/shared/counted';
import { RefusedError } from '@shop/node/refused-error';
import type { Store } from '@shop/node/store';
import { RIGHTS, type Caller, type Right } from './caller';

export interface Token {
  id: string;
  /** The remote that it is for, or `*`. */
  remote: string;
  can: Right[];
  /** SHA-256 of the secret in hex: 256 random bits need no slow hash. */
  hash: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  createdBy: string;
  expiresAt: string;
  revokedAt?: string;
}

const LIST_KEY = 'tokens.json';
const ATTEMPTS = 5;
const DAY_MS = 86_400_000;
const MAX_DAYS = 366;
const FORM = /^shop_([0-9a-f]{8})_([\w-]{43})$/;

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Tokens of one publisher. They lie with its keys, not in the store of versions. */
export interface TokenList {
  /**
   * Makes a token, whose text is shown once.
   * @throws RefusedError for an unknown right, none at all, or days beyond a year
   */
  create: (wanted: NewToken) => Promise<{ text: string; token: Token }>;
  list: () => Promise<Token[]>;
  /** @throws RefusedError when there is no such token */
  revoke: (id: string) => Promise<Token>;
  /** @throws RefusedError with the code UNAUTHENTICATED unless the text is a token that is valid */
  authenticate: (text: string | undefined) => Promise<Token>;
}

export interface NewToken {
  remote: string;
  can: readonly string[];
  days: number;
  createdBy: string;
}

function requireRights(can: readonly string[]): Right[] {
  const rights = RIGHTS.filter((right) => can.includes(right));
  const unknown = can.find((name) => !rights.some((right) => right === name));
  if (unknown !== undefined) throw new RefusedError(`no right is called "${unknown}"; there are ${RIGHTS.join(', ')}`);
  if (rights.length === 0) throw new RefusedError(`a token needs rights, as in --can ${RIGHTS.join(',')}`);
  return rights;
}

/** What the owner of a token may do. */
export const callerOf = (token: Token): Caller => ({ who: `token ${token.id}`, proof: 'token', grants: [token] });

/** @param store of the folder with the keys */
export function createTokenList(store: Store, now: () => number = Date.now): TokenList {
  const read = async () => {
    const found = await store.read(LIST_KEY);
    const tokens = found ? (JSON.parse(found.bytes.toString('utf8')) as Token[]) : []; // written below
    return { tokens, tag: found?.tag ?? null };
  };

  const change = async (next: (tokens: Token[]) => Token[]): Promise<void> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { tokens, tag } = await read();
      const bytes = Buffer.from(`${JSON.stringify(next(tokens), null, 2)}\n`);
      if (await store.replaceIf(LIST_KEY, bytes, tag)) return;
    }
    throw new RefusedError('the tokens were changed meanwhile: try again', 'CONFLICT');
  };

  return {
    async create({ remote, can, days, createdBy }) {
      if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS)
        throw new RefusedError(`a token is valid for 1 to ${counted(MAX_DAYS, 'day')}`);
      const [id, secret] = [randomBytes(4).toString('hex'), randomBytes(32).toString('base64url')];
      const token: Token = {
        id,
        remote,
        can: requireRights(can),
        hash: hashOf(secret),
        createdAt: new Date(now()).toISOString(),
        createdBy,
        expiresAt: new Date(now() + days * DAY_MS).toISOString(),
      };
      await change((tokens) => [...tokens, token]);
      return { text: `shop_${id}_${secret}`, token };
    },

    list: async () => (await read()).tokens,

    async revoke(id) {
      let revoked: Token | undefined;
      await change((tokens) =>
        tokens.map((token) => {
          if (token.id !== id) return token;
          revoked = { ...token, revokedAt: token.revokedAt ?? new Date(now()).toISOString() };
          return revoked;
        }),
      );
      if (!revoked) throw new RefusedError(`no token is called ${id}`, 'NOT_FOUND');
      return revoked;
    },

    async authenticate(text = '') {
      const [, id = '', secret = ''] = FORM.exec(text) ?? [];
      const token = (await read()).tokens.find((known) => known.id === id);
      const isRight = token && timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(token.hash));
      if (!isRight)
        throw new RefusedError('no token is valid without its exact text: set SHOP_TOKEN', 'UNAUTHENTICATED');
      if (token.revokedAt) throw new RefusedError(`the token ${id} was revoked`, 'UNAUTHENTICATED');
      if (Date.parse(token.expiresAt) <= now())
        throw new RefusedError(`the token ${id} has expired: ask for a new one`, 'UNAUTHENTICATED');
      return token;
    },
  };
}
