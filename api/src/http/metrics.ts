import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';
import { ERROR_CODES } from '../errors/app-error';
import { SECURITY_EVENTS } from '../security-events';

/** Metrics of this process. Each server has its own registry, so two in one process do not mix. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requestSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  const graphqlErrors = new Counter({
    name: 'graphql_errors_total',
    help: 'Errors in GraphQL answers, whatever their HTTP status',
    labelNames: ['code'],
    registers: [registry],
  });
  const securityEvents = new Counter({
    name: 'security_events_total',
    help: 'Failed sign-ins, changed passwords and other security events',
    labelNames: ['event'],
    registers: [registry],
  });
  // A counter that appears only with its first event hides this event from `rate`.
  for (const code of ERROR_CODES) graphqlErrors.inc({ code }, 0);
  for (const event of Object.keys(SECURITY_EVENTS)) securityEvents.inc({ event }, 0);
  return { registry, requestSeconds, graphqlErrors, securityEvents };
}
