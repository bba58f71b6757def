import type { FastifyRequest } from 'fastify';
import { SECURITY_EVENTS, type RecordSecurityEvent } from '../security-events';
import type { createMetrics } from './metrics';

/** Returns what records the security events of a request. */
export type SecurityLog = (request: FastifyRequest) => RecordSecurityEvent;

/** Gives each event a log line under the id of its request, and counts it. */
export function createSecurityLog({ securityEvents }: ReturnType<typeof createMetrics>): SecurityLog {
  return (request) => (event, fields) => {
    securityEvents.inc({ event });
    request.log[SECURITY_EVENTS[event]]({ event, ...fields }, 'a security event');
  };
}
