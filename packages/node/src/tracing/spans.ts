import { randomBytes } from 'node:crypto';
import {
  context,
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Context,
  type SpanOptions,
} from '@opentelemetry/api';

/** Its spans are kept from `startTracing` on. */
const tracer = () => trace.getTracer('shop');

/** A span that begins, by the words of the semantic conventions of OpenTelemetry. */
export interface NewSpan extends Pick<SpanOptions, 'kind' | 'attributes' | 'links' | 'startTime'> {
  name: string;
}

let wantedTraceId: string | null = null;

const randomId = (bytes: number) => randomBytes(bytes).toString('hex');

/** What the SDK names spans by. */
export const ids = {
  generateTraceId: () => wantedTraceId ?? randomId(16),
  generateSpanId: () => randomId(8),
};

/**
 * Begins a span without a parent.
 * @param traceId the trace that it belongs to; null for a new one
 */
export function startRootSpan({ name, ...options }: NewSpan, traceId: string | null): Context {
  wantedTraceId = traceId;
  const span = tracer().startSpan(name, { ...options, root: true }, ROOT_CONTEXT);
  wantedTraceId = null;
  return trace.setSpan(ROOT_CONTEXT, span);
}

/** Begins a span below another, which is traced. */
export function startSpan({ name, ...options }: NewSpan, parent: Context): Context {
  return trace.setSpan(parent, tracer().startSpan(name, options, parent));
}

/** What is known of a span only when it ends. */
export interface SpanEnd {
  /** Of HTTP. */
  status?: number;
  /** A class or code of the failure: a message could quote what somebody has typed. */
  error?: string | undefined;
  /** In ms since 1970; now by default. */
  endTime?: number;
}

/** Ends a span. */
export function endSpan(of: Context, { status, error, endTime }: SpanEnd = {}): void {
  const span = trace.getSpan(of);
  if (status !== undefined) span?.setAttribute('http.response.status_code', status);
  const failure = error ?? (status !== undefined && status >= 500 ? String(status) : undefined);
  if (failure !== undefined) {
    span?.setAttribute('error.type', failure);
    span?.setStatus({ code: SpanStatusCode.ERROR });
  }
  span?.end(endTime);
}

/** Whether spans below it are kept; most requests are not traced. */
export function isTraced(given: Context | undefined): given is Context {
  if (given === undefined) return false;
  return ((trace.getSpanContext(given)?.traceFlags ?? 0) & TraceFlags.SAMPLED) !== 0;
}

/** The trace that log lines name; undefined when it is not kept. */
export function traceIdOf(given: Context | undefined): string | undefined {
  return isTraced(given) ? trace.getSpanContext(given)?.traceId : undefined;
}

/** What is traced here, in a program that was started with `followsCalls`. */
export const activeContext = () => context.active();

/** Runs `work` so that `activeContext` gives `of` in it, and in all that it calls and awaits. */
export const runIn = <T>(of: Context, work: () => T): T => context.with(of, work);

/** The code of an error that has one, such as SQLSTATE, or its class. */
function errorType(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/**
 * Runs `work` in a span below `parent`; without a span when the parent is not traced.
 * @throws what `work` throws
 */
export async function inSpan<T>(
  parent: Context | undefined,
  span: NewSpan,
  work: (own: Context | undefined) => Promise<T>,
): Promise<T> {
  if (!isTraced(parent)) return work(parent);
  const own = startSpan(span, parent);
  try {
    const result = await runIn(own, () => work(own));
    endSpan(own);
    return result;
  } catch (error) {
    endSpan(own, { error: errorType(error) });
    throw error;
  }
}
