import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

export type Encoding = 'identity' | 'gzip' | 'br';

/** The result of one execution. */
export interface FreshAnswer {
  status: number;
  text: string;
  /** Failures go to the requests that wait for them, and are not cached. */
  isCacheable: boolean;
}

/** One answer, ready to send in each encoding. */
export interface PublicAnswer extends Record<Encoding, Buffer> {
  status: number;
  isCacheable: boolean;
  /** The version of the content, as HTTP writes it. Weak: three encodings of one text share it. */
  etag: string;
}

interface Execution {
  version: number;
  answer: Promise<PublicAnswer>;
}

interface CacheEntry extends Execution {
  bytes: number;
}

/** Anybody can ask for other answers than the site does, so their bytes are limited. */
const CACHED_BYTES = 64_000_000;
const LONGEST_CACHED_REQUEST = 8_000;
// Level 5 saves nine tenths of what level 11 does, in a hundredth of the time.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function bytesOf({ identity, gzip: gz, br }: PublicAnswer): number {
  return identity.length + gz.length + br.length + LONGEST_CACHED_REQUEST;
}

async function encode({ text, ...same }: FreshAnswer): Promise<PublicAnswer> {
  const plain = Buffer.from(text);
  const [gz, br] = await Promise.all([promisify(gzip)(plain), promisify(brotliCompress)(plain, BROTLI)]);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { ...same, etag, identity: plain, gzip: gz, br };
}

/**
 * Caches the answers to public operations until the catalogue's version changes.
 * @param currentVersion the version of the catalogue as this process knows it
 * @param maxBytes how much the answers may take
 */
export function createPublicAnswers(currentVersion: () => number, maxBytes = CACHED_BYTES) {
  const cache = new LRUCache<string, CacheEntry>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  const running = new Map<string, Execution>();

  function run(key: string, execute: () => Promise<FreshAnswer>): Promise<PublicAnswer> {
    // The version is read before the data: at worst,
    // fresh data is cached under an old version and read once more.
    const execution: Execution = { version: currentVersion(), answer: execute().then(encode) };
    running.set(key, execution);
    const settle = (answer: PublicAnswer | null) => {
      if (running.get(key) !== execution) return; // one with a newer version has begun since
      running.delete(key);
      if (answer?.isCacheable) cache.set(key, { ...execution, bytes: bytesOf(answer) });
    };
    execution.answer.then(settle, () => settle(null));
    return execution.answer;
  }

  /** The cached answer to exactly this request, or the execution in progress. */
  function find(key: string): Promise<PublicAnswer> | null {
    const entry = running.get(key) ?? cache.get(key);
    return entry && entry.version === currentVersion() ? entry.answer : null;
  }

  return {
    find,

    /** Caches what `execute` gives. Requests that arrive meanwhile share its execution. */
    fill(key: string, execute: () => Promise<FreshAnswer>): Promise<PublicAnswer> {
      if (key.length > LONGEST_CACHED_REQUEST) return execute().then(encode);
      return find(key) ?? run(key, execute);
    },
  };
}

export type PublicAnswers = ReturnType<typeof createPublicAnswers>;

/** The most compact encoding the client accepts. */
export function chooseEncoding(acceptEncoding: string): Encoding {
  return negotiate<Encoding>(acceptEncoding, ['br', 'gzip']) ?? 'identity';
}
