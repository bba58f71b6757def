import { RefusedError } from '@shop/node/refused-error';

/** What a token can allow. */
export const RIGHTS = ['publish', 'preview', 'promote', 'rollback', 'unpublish'] as const;

export type Right = (typeof RIGHTS)[number];

/** Stands for all remotes. */
export const ALL_REMOTES = '*';

export interface Grant {
  /** The remote that it is for, or `*`. */
  remote: string;
  can: readonly Right[];
}

/** Somebody who has proved who they are. */
export interface Caller {
  /** Named by the history. */
  who: string;
  /** What they have shown, for refusals. */
  proof: 'token' | 'identity';
  grants: readonly Grant[];
}

/** @throws RefusedError with the code FORBIDDEN when nothing allows it */
export function requireRight({ proof, grants }: Caller, right: Right, remote: string): void {
  const own = grants.filter((grant) => grant.remote === ALL_REMOTES || grant.remote === remote);
  if (own.length === 0) {
    const others = grants.map((grant) => grant.remote).join(', ');
    throw new RefusedError(`the ${proof} is for ${others}, not for ${remote}`, 'FORBIDDEN');
  }
  if (!own.some(({ can }) => can.includes(right)))
    throw new RefusedError(`the ${proof} does not allow to ${right}`, 'FORBIDDEN');
}
