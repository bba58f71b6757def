import { once } from 'node:events';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

/** OTLP as JSON: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
interface Sent {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
}

interface Attribute {
  key: string;
  value: { stringValue?: string };
}

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

/** A span, with the program that has sent it. */
export interface Span extends SentSpan {
  service: string;
}

const serviceOf = (attributes: Attribute[]) =>
  attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';

/** Takes the spans of a site on a free port of this machine. */
export async function startCollector() {
  const spans: Span[] = [];
  const texts: string[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { resourceSpans } = body as Sent; // by the site's own exporter
      texts.push(JSON.stringify(body));
      for (const { resource, scopeSpans } of resourceSpans)
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...span, service: serviceOf(resource.attributes) });
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    spans,
    text: () => texts.join('\n'),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type TraceCollector = Awaited<ReturnType<typeof startCollector>>;
