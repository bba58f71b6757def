import type { LiveRemote } from '@shop/shared/federation/page-data';
import type { RemotePart } from './messages';

/** An exception of a remote's code, with the part that threw it. */
export class PartError extends Error {
  constructor(
    readonly part: RemotePart,
    override readonly cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause));
  }
}

export const partOf = ({ name, version }: Pick<LiveRemote, 'name' | 'version'>, part: string): RemotePart => ({
  remote: name,
  version,
  name: part,
});

/** Follows which part of which remote is running. */
export interface Progress {
  current: () => RemotePart | null;
  /** Tells the host what runs from here on; null is the host's own code. */
  enter: (part: RemotePart | null) => void;
  /** @throws PartError with the innermost part that failed */
  during: <T>(part: RemotePart, work: () => T | Promise<T>) => Promise<T>;
}

/** @param onEnter called with the part that begins and the one that ran before */
export function createProgress(onEnter: (part: RemotePart | null, before: RemotePart | null) => void): Progress {
  let current: RemotePart | null = null;
  const enter = (part: RemotePart | null) => {
    const before = current;
    current = part;
    onEnter(part, before);
  };
  return {
    current: () => current,
    enter,
    async during(part, work) {
      const outer = current;
      enter(part);
      try {
        return await work();
      } catch (error) {
        throw error instanceof PartError ? error : new PartError(part, error);
      } finally {
        enter(outer);
      }
    },
  };
}
