/** CPU seconds a second. */
export interface Busy {
  /** Of the one thread that makes load. */
  generator: number;
  /** Of the server, with its children. */
  server: number;
}

/** Who could not do more. */
export type Limit = 'generator' | 'server' | 'neither';

/** A core is never wholly there for one process. */
const BUSY = 0.9;

/**
 * Tells what a measured rate is the rate of. Only where the server was the limit, it is the
 * server's.
 */
export function limitOf({ generator, server }: Busy): Limit {
  if (generator >= BUSY) return 'generator';
  return server >= BUSY ? 'server' : 'neither';
}
