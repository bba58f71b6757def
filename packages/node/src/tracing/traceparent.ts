import { ROOT_CONTEXT, trace, TraceFlags, type Context } from '@opentelemetry/api';
import { isTraced } from './spans';

/** https://www.w3.org/TR/trace-context/#traceparent-header: later versions may only add to it. */
const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

interface Parent {
  traceId: string;
  spanId: string;
}

function read(header: unknown): Parent | null {
  const [, traceId, spanId, flags = '00'] = (typeof header === 'string' && TRACEPARENT.exec(header)) || [];
  if (traceId === undefined || spanId === undefined) return null;
  return (Number.parseInt(flags, 16) & TraceFlags.SAMPLED) === 0 ? null : { traceId, spanId };
}

/** Reads the trace that a browser asks to be part of; null for none, or for an invalid header. */
export const readTraceId = (header: unknown): string | null => read(header)?.traceId ?? null;

/** Reads the span of another program of the shop, as a parent; undefined when it traces nothing. */
export function readTraceparent(header: unknown): Context | undefined {
  const parent = read(header);
  return parent
    ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, traceFlags: TraceFlags.SAMPLED, isRemote: true })
    : undefined;
}

/** Returns the link to a span, for `links` of another. */
export function linkTo(of: Context | undefined) {
  const spanContext = of && trace.getSpanContext(of);
  return spanContext ? [{ context: spanContext }] : [];
}

/** Returns the header that tells another program of a span; null when it is not traced. */
export function traceparentOf(of: Context | undefined): string | null {
  const { traceId, spanId } = (isTraced(of) && trace.getSpanContext(of)) || {};
  return traceId && spanId ? `00-${traceId}-${spanId}-01` : null;
}
