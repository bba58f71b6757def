import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';

/** OTLP as JSON: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string };
}

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  links?: { spanId: string }[];
  status: { code?: number };
}

interface Sent {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

/** A span as a collector has it. */
export interface CollectedSpan {
  traceId: string;
  spanId: string;
  /** Null for a root. */
  parentId: string | null;
  name: string;
  /** Ids of linked spans. */
  links: string[];
  service: string;
  hasFailed: boolean;
  attributes: Record<string, string | number | undefined>;
}

const ERROR = 2;

const toRecord = (attributes: Attribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue } }) => [
      key,
      stringValue ?? (intValue === undefined ? undefined : Number(intValue)),
    ]),
  );

const spansOf = ({ resourceSpans }: Sent): CollectedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ traceId, spanId, parentSpanId, name, attributes, links = [], status }) => ({
        ...{ traceId, spanId, name, parentId: parentSpanId || null },
        links: links.map((link) => link.spanId),
        service: String(toRecord(resource.attributes)['service.name']),
        hasFailed: status.code === ERROR,
        attributes: toRecord(attributes),
      })),
    ),
  );

/**
 * A collector of traces on this machine.
 * @param answer what it does with a request that it has read
 */
export async function startCollector(
  answer: (response: ServerResponse) => void = (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
) {
  const spans: CollectedSpan[] = [];
  const bodies: string[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const sent = (await json(request)) as Sent; // the format is OTLP's
    bodies.push(JSON.stringify(sent));
    spans.push(...spansOf(sent));
    answer(response);
  };
  const server = createServer((request, response) => void take(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    /** All that has been sent, as text. */
    text: () => bodies.join('\n'),
    requests: () => bodies.length,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type Collector = Awaited<ReturnType<typeof startCollector>>;

/** How a span and those below it are nested: names, and children in their order. */
export interface SpanTree {
  name: string;
  below: SpanTree[];
}

/** The trees of a trace: one for each span whose parent is not among them. */
export function treesOf(spans: readonly CollectedSpan[]): SpanTree[] {
  const ids = new Set(spans.map(({ spanId }) => spanId));
  const below = (parent: string): SpanTree[] =>
    spans
      .filter(({ parentId }) => parentId === parent)
      .map(({ name, spanId }) => ({ name, below: below(spanId) }))
      .toSorted((one, other) => one.name.localeCompare(other.name));
  return spans
    .filter(({ parentId }) => parentId === null || !ids.has(parentId))
    .map(({ name, spanId }) => ({ name, below: below(spanId) }));
}
