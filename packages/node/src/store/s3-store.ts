import { requireKey } from './keys';
import { connectS3, describeS3Error, type FailedRequest, type S3Place } from './s3-client';
import { StoreError, type Store, type StoredObject } from './store';

const REQUEST_TIMEOUT_MS = 15_000;
/** Of a whole call with its repetitions, before those who wait for it give up. */
const LIMIT_MS = 20_000;

export interface S3StoreOptions extends S3Place {
  /** How long a call may take. */
  limitMs?: number;
}

const metadataOf = (error: unknown) => (error as FailedRequest).$metadata; // what the SDK adds to errors
const statusOf = (error: unknown) => metadataOf(error)?.httpStatusCode;

/** Ends a call that hangs, be it before its answer or within it. */
function within<T>(limitMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(limitMs);
  const ended = new Promise<never>((_resolve, reject) => {
    const onEnd = () => reject(new Error(`no answer within ${limitMs / 1000} s`));
    signal.addEventListener('abort', onEnd, { once: true });
  });
  return Promise.race([ended, work(signal)]); // of two that end together, the limit says more
}

/** A store in a bucket of S3, or of a service that works alike. */
export function openS3Store(options: S3StoreOptions): Store {
  const { bucket: Bucket, prefix, limitMs = LIMIT_MS } = options;
  const root = prefix ? `${prefix}/` : '';
  const address = `s3://${Bucket}/${prefix}`;
  let connection: ReturnType<typeof connectS3> | null = null;
  const connect = () => (connection ??= connectS3(options, REQUEST_TIMEOUT_MS));
  const nameOf = (key: string) => {
    requireKey(key);
    return { Bucket, Key: root + key };
  };
  const fail = (what: 'read' | 'changed', error: unknown): never => {
    throw new StoreError(`the store ${address} cannot be ${what}: ${describeS3Error(error)}`, { cause: error });
  };

  async function read(key: string): Promise<StoredObject | null>;
  async function read(key: string, knownTag?: string): Promise<StoredObject | 'unchanged' | null>;
  async function read(key: string, knownTag?: string): Promise<StoredObject | 'unchanged' | null> {
    const name = nameOf(key);
    const { sdk, client } = await connect();
    try {
      return await within(limitMs, async (abortSignal) => {
        const command = new sdk.GetObjectCommand({ ...name, IfNoneMatch: knownTag });
        const { Body, ETag = '' } = await client.send(command, { abortSignal });
        return Body ? { bytes: Buffer.from(await Body.transformToByteArray()), tag: ETag } : null;
      });
    } catch (error) {
      if (statusOf(error) === 304) return 'unchanged';
      if (error instanceof sdk.NoSuchKey || (error as FailedRequest).name === 'NoSuchKey') return null;
      return fail('read', error);
    }
  }

  const put = async (key: string, bytes: Uint8Array, condition: { IfMatch: string } | { IfNoneMatch: '*' }) => {
    const name = nameOf(key);
    const { sdk, client } = await connect();
    try {
      const command = new sdk.PutObjectCommand({ ...name, ...condition, Body: bytes });
      await within(limitMs, (abortSignal) => client.send(command, { abortSignal }));
      return true;
    } catch (error) {
      const status = statusOf(error);
      const isRefused = status === 412 || status === 409 || error instanceof sdk.NoSuchKey;
      if (!isRefused) return fail('changed', error);
      // The answer to the first attempt may have been lost: then this is what it has written.
      const isRepeated = (metadataOf(error)?.attempts ?? 1) > 1;
      return isRepeated && Boolean((await read(key))?.bytes.equals(bytes));
    }
  };

  return {
    address,
    read,
    async list(wanted) {
      const below = wanted.slice(0, wanted.lastIndexOf('/') + 1);
      if (below) requireKey(below.slice(0, -1));
      const { sdk, client } = await connect();
      const keys: string[] = [];
      const command = { Bucket, Prefix: root + wanted };
      const pages = sdk.paginateListObjectsV2({ client }, command)[Symbol.asyncIterator]();
      try {
        for (;;) {
          const { value, done } = await within(limitMs, () => pages.next());
          if (done) break;
          keys.push(...(value.Contents ?? []).map(({ Key = '' }) => Key.slice(root.length)));
        }
      } catch (error) {
        return fail('read', error);
      }
      return keys.toSorted();
    },
    putNew: (key, bytes) => put(key, bytes, { IfNoneMatch: '*' }),
    replaceIf: (key, bytes, tag) => put(key, bytes, tag === null ? { IfNoneMatch: '*' } : { IfMatch: tag }),
    async remove(key) {
      const name = nameOf(key);
      const { sdk, client } = await connect();
      const work = (abortSignal: AbortSignal) => client.send(new sdk.DeleteObjectCommand(name), { abortSignal });
      await within(limitMs, work).catch((error: unknown) => fail('changed', error));
    },
  };
}
