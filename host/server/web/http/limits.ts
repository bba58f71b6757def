import type { FastifyBaseLogger } from 'fastify';
import { createRequestLimit, type RequestLimit } from '@shop/node/server';
import type { Metrics } from './metrics';

export interface Limits {
  /**
   * Makes a limit, which reports the visitors who reach it.
   * @param max how many requests of a visitor it lets through in a minute
   * @returns null while limits are off
   */
  create: (name: string, max: number) => RequestLimit | null;
  /** Counts and logs what somebody may do on purpose. */
  tellEvent: (event: 'limit-reached' | 'wrong-token', facts: object) => void;
}

export function createLimits(areOn: boolean, metrics: Metrics, log: FastifyBaseLogger): Limits {
  const tellEvent: Limits['tellEvent'] = (event, facts) => {
    metrics.securityEvents.inc({ event });
    log.warn({ event, ...facts }, 'a security event');
  };
  return {
    create(limit, max) {
      return areOn ? createRequestLimit({ max, onReached: () => tellEvent('limit-reached', { limit }) }) : null;
    },
    tellEvent,
  };
}
