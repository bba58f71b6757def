import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LruMap } from '../lru-map';

export type Encoding = 'identity' | 'gzip' | 'br';

/** What an execution gave. */
export interface FreshAnswer {
  status: number;
  text: string;
  /** Failures are told to those who wait for them, and forgotten. */
  isKept: boolean;
}

/** One answer, ready to be written to a socket in each encoding. */
export interface PublicAnswer extends Record<Encoding, Buffer> {
  status: number;
  isKept: boolean;
}

interface Slot {
  version: number;
  answer: Promise<PublicAnswer>;
}

const KEPT_ANSWERS = 200;
const LONGEST_KEPT_REQUEST = 8_000;
// Level 5 gives 9 tenths of what level 11 saves, in a hundredth of its time.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function encode({ text, ...same }: FreshAnswer): Promise<PublicAnswer> {
  const plain = Buffer.from(text);
  const [gz, br] = await Promise.all([promisify(gzip)(plain), promisify(brotliCompress)(plain, BROTLI)]);
  return { ...same, identity: plain, gzip: gz, br };
}

/**
 * Answers to public operations, kept until the catalogue's version changes.
 * @param currentVersion the version of the catalogue as this process knows it
 */
export function createPublicAnswers(currentVersion: () => number) {
  const slots = new LruMap<string, Slot>(KEPT_ANSWERS);

  function keep(key: string, execute: () => Promise<FreshAnswer>): Promise<PublicAnswer> {
    // The version is read before the data: at worst fresh data stands under an old number and is read once more.
    const slot: Slot = { version: currentVersion(), answer: execute().then(encode) };
    slots.set(key, slot);
    const forget = () => {
      if (slots.get(key) === slot) slots.delete(key);
    };
    slot.answer.then(({ isKept }) => isKept || forget(), forget);
    return slot.answer;
  }

  /** The kept answer to exactly this request, or the one being made right now. */
  function find(key: string): Promise<PublicAnswer> | null {
    const slot = slots.get(key);
    return slot && slot.version === currentVersion() ? slot.answer : null;
  }

  return {
    find,

    /** Keeps what `execute` gives; requests that come meanwhile wait for the same execution. */
    fill(key: string, execute: () => Promise<FreshAnswer>): Promise<PublicAnswer> {
      if (key.length > LONGEST_KEPT_REQUEST) return execute().then(encode);
      return find(key) ?? keep(key, execute);
    },
  };
}

export type PublicAnswers = ReturnType<typeof createPublicAnswers>;

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.trim().split(/\s*;\s*/);
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** The smallest encoding the client takes. */
export function chooseEncoding(acceptEncoding: string): Encoding {
  const header = acceptEncoding.toLowerCase();
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
}
