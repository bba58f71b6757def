import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pack as openPack, type Pack } from 'tar-stream';

export type Chunks = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;

/** Where a copy goes, file by file. A call ends when the next one may begin. */
export interface CopySink {
  folder(name: string): Promise<void>;
  /** @param chunks exactly `size` bytes */
  file(name: string, size: number, chunks: Chunks): Promise<void>;
}

/** A backup is its owner's alone, and the same content makes the same bytes. */
const FILE = { mode: 0o600, mtime: new Date(0) };
const FOLDER = { mode: 0o700, mtime: new Date(0), type: 'directory' } as const;

function sinkOf(pack: Pack): CopySink {
  return {
    folder: (name) =>
      new Promise((resolve, reject) => {
        pack.entry({ ...FOLDER, name }, (error) => (error ? reject(error) : resolve()));
      }),
    async file(name, size, chunks) {
      let settle: (error?: Error | null) => void = () => undefined;
      const ended = new Promise<void>((resolve, reject) => {
        settle = (error) => (error ? reject(error) : resolve());
      });
      ended.catch(() => undefined); // it is awaited below, after the chunks
      const entry = pack.entry({ ...FILE, name, size }, (error) => settle(error));
      entry.on('error', (error) => settle(error));
      for await (const chunk of chunks) if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), ended]);
      entry.end(null);
      await ended;
    },
  };
}

/**
 * Returns what `write` writes as a tar. It begins with the first read. A reader that goes away
 * makes the next call of the sink fail, so that `write` can put away what it holds.
 */
export function tarOf(write: (sink: CopySink) => Promise<void>): Readable {
  async function* read() {
    const pack = openPack();
    const work = write(sinkOf(pack)).then(
      () => pack.finalize(),
      (error: unknown) => {
        pack.destroy(error instanceof Error ? error : new Error(String(error)));
      },
    );
    try {
      yield* pack;
    } finally {
      pack.destroy();
      await work;
    }
  }
  return Readable.from(read(), { objectMode: false });
}
