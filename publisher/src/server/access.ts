import type { FastifyRequest } from 'fastify';
import { localDelivery, type Delivery, type LocalOptions } from '../client';
import type { Releases } from '../releases';
import { requireRight, type Caller, type Right } from '../tokens';

/** The address of everything that teams reach through the host. */
export const DELIVERY_PATH = '/delivery';

export interface AccessOptions {
  /** The store and the keys; who asks is known with each request. */
  releases: Omit<Releases, 'who'>;
  /** @throws RefusedError with the code UNAUTHENTICATED for whoever has not proved who they are */
  authenticate: (request: FastifyRequest) => Promise<Caller>;
  /** What checks and figures need. */
  local: LocalOptions;
}

/**
 * Tells who sends a request, and gives them what they may do.
 * Both methods throw a RefusedError: UNAUTHENTICATED for an unknown caller, `of` also FORBIDDEN.
 */
export interface Access {
  /** What anybody with a token may do. */
  ofCaller: (request: FastifyRequest) => Promise<{ caller: Caller; delivery: Delivery }>;
  /** What the caller may do with a remote. */
  of: (request: FastifyRequest, right: Right, remote: string) => Promise<{ who: string; delivery: Delivery }>;
}

/** Creates the access of requests to the store, each in the name of its caller. */
export function createAccess({ releases, authenticate, local }: AccessOptions): Access {
  const ofCaller = async (request: FastifyRequest) => {
    const caller = await authenticate(request);
    return { caller, delivery: localDelivery({ ...releases, who: caller.who }, local) };
  };
  return {
    ofCaller,
    async of(request, right, remote) {
      const { caller, delivery } = await ofCaller(request);
      requireRight(caller, right, remote);
      return { who: caller.who, delivery };
    },
  };
}
