import http from 'node:http';
import http2 from 'node:http2';
import tls from 'node:tls';
import type { RawAnswer } from './html';

export interface HttpRequest {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A visitor's connections, which stay open between requests. */
export interface HttpClient {
  send(request: HttpRequest): Promise<RawAnswer>;
  close(): void;
}

const MAX_CONNECTIONS = 4;

function http1Client(origin: string, localAddress: string): HttpClient {
  const agent = new http.Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS });
  const send: HttpClient['send'] = ({ method = 'GET', path, headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const options = { method, headers: { ...length, ...headers }, agent, localAddress, family: 4 };
      const request = http.request(origin + path, options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      });
      request.once('error', reject);
      if (headers.expect) request.once('continue', () => request.end(body)).flushHeaders();
      else request.end(body);
    });
  return { send, close: () => agent.destroy() };
}

/** HTTP/2 has no headers of a connection, so those are left out. */
const CONNECTION_HEADERS = new Set(['connection', 'keep-alive']);

function http2Client(origin: string, localAddress: string): HttpClient {
  const { hostname: host, port } = new URL(origin);
  // The certificate of the tests is signed by itself.
  const options = { host, port: Number(port), localAddress, ALPNProtocols: ['h2'], rejectUnauthorized: false };
  const session = http2.connect(origin, { createConnection: () => tls.connect({ ...options, servername: host }) });
  const send: HttpClient['send'] = ({ method = 'GET', path, headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const ownHeaders = Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.has(name));
      const stream = session.request({ ...Object.fromEntries(ownHeaders), ':method': method, ':path': path });
      const chunks: Buffer[] = [];
      let received: http2.IncomingHttpHeaders & http2.IncomingHttpStatusHeader = {};
      stream.once('response', (answerHeaders) => (received = answerHeaders));
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.once('error', reject);
      stream.once('end', () =>
        resolve({ status: received[':status'] ?? 0, headers: received, body: Buffer.concat(chunks) }),
      );
      stream.end(body);
    });
  return { send, close: () => session.close() };
}

/**
 * Connects like a visitor: HTTP/1.1, or HTTP/2 over https.
 * @param localAddress one of this machine's loopback addresses, which all of 127.0.0.0/8 are
 */
export function openClient(origin: string, localAddress = '127.0.0.1'): HttpClient {
  return (origin.startsWith('https:') ? http2Client : http1Client)(origin, localAddress);
}
