import { context, diag, DiagLogLevel, trace, type DiagLogger } from '@opentelemetry/api';
import { ids } from './spans';

/** A collector that does not answer holds neither memory nor a stop. */
const QUEUED_SPANS = 2048;
const SPANS_IN_ONE = 512;
const SEND_EVERY_MS = 2000;
const PACE = { sendMs: 5000, stopMs: 2000 };
const LONGEST_TEXT = 4000;
const COMPLAIN_EVERY_MS = 60_000;

let isOn = false;

/** Whether this program traces anything. */
export const isTracing = () => isOn;

export interface TracingOptions {
  /** Origin of the collector, with or without a path; null: nothing is traced, or loaded. */
  endpoint: string | null;
  /** As the collector shows this program. */
  service: string;
  /** Whether `activeContext` follows calls. Programs that hand contexts on do without its cost. */
  followsCalls: boolean;
  /** Called at most once a minute. */
  onFailure: (reason: string) => void;
  /** How long a batch may take, with its repetitions, and a stop. Tests have less time. */
  pace?: typeof PACE;
}

/** The SDK writes a sentence, or all fields of an error as JSON. */
function reasonOf(text: string): string {
  try {
    const { message, code } = JSON.parse(text) as { message?: string; code?: string };
    return message || code || text;
  } catch {
    return text;
  }
}

/** The SDK tells of each failed batch, and of each dropped span. */
function createComplaints(onFailure: (reason: string) => void): DiagLogger {
  let lastAt = -Infinity;
  const complain = (reason: string) => {
    if (performance.now() - lastAt < COMPLAIN_EVERY_MS) return;
    lastAt = performance.now();
    onFailure(reasonOf(reason).slice(0, LONGEST_TEXT));
  };
  const ignore = () => undefined;
  return { error: complain, warn: complain, info: ignore, debug: ignore, verbose: ignore };
}

const addressOf = (endpoint: string) => `${endpoint.replace(/\/+$/, '')}/v1/traces`;

/**
 * Begins to send spans to a collector (OTLP over HTTP, JSON). What it does not take is lost: no
 * request waits for it.
 * @returns sends what is left, within 2 s
 */
export async function startTracing(options: TracingOptions): Promise<() => Promise<void>> {
  const { endpoint, service, followsCalls, onFailure, pace = PACE } = options;
  if (endpoint === null) return () => Promise.resolve();
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const complaints = createComplaints(onFailure);
  diag.setLogger(complaints, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  const exporter = new OTLPTraceExporter({ url: addressOf(endpoint), timeoutMillis: pace.sendMs });
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.namespace': 'shop' }),
    // The host has chosen what is traced before a span begins.
    sampler: new sdk.AlwaysOnSampler(),
    idGenerator: ids,
    spanLimits: { attributeValueLengthLimit: LONGEST_TEXT },
    spanProcessors: [
      new sdk.BatchSpanProcessor(exporter, {
        maxQueueSize: QUEUED_SPANS,
        maxExportBatchSize: SPANS_IN_ONE,
        scheduledDelayMillis: SEND_EVERY_MS,
        exportTimeoutMillis: 2 * pace.sendMs, // the exporter's own limit comes first, with a reason
      }),
    ],
  });
  provider.register({ propagator: null, ...(!followsCalls && { contextManager: null }) });
  isOn = true;
  return async () => {
    isOn = false;
    const late = new Promise<void>((resolve) => setTimeout(resolve, pace.stopMs).unref());
    await Promise.race([provider.shutdown().catch((error: unknown) => complaints.error(String(error))), late]);
    for (const api of [trace, context, diag]) api.disable();
  };
}
