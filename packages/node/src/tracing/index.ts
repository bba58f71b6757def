export { SpanKind, type Context } from '@opentelemetry/api';
export {
  activeContext,
  endSpan,
  inSpan,
  isTraced,
  runIn,
  startRootSpan,
  startSpan,
  traceIdOf,
  type NewSpan,
} from './spans';
export { isTracing, startTracing } from './start-tracing';
export { linkTo, readTraceId, readTraceparent, traceparentOf } from './traceparent';
