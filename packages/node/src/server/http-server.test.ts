import { once } from 'node:events';
import net from 'node:net';
import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { drainBeforeClosing, HTTP_OPTIONS, readBodiesToTheEnd } from './index';

let app = Fastify();

afterEach(() => app.close());

async function connect(): Promise<net.Socket> {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const socket = net.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

async function textOf(socket: net.Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return text;
}

describe('HTTP_OPTIONS', () => {
  it('have what Node needs to cut slow requests off', () => {
    const { requestTimeout, http } = HTTP_OPTIONS;

    expect(http.headersTimeout).toBeLessThanOrEqual(requestTimeout);
    expect(requestTimeout).toBeLessThanOrEqual(20_000);
  });

  it('cut a body off that does not arrive', async () => {
    const http = { headersTimeout: 100, connectionsCheckingInterval: 20 };
    app = Fastify({ ...HTTP_OPTIONS, requestTimeout: 100, http });
    app.post('/', async () => 'whole');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = await connect();

    socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\nslow');

    expect(await textOf(socket)).toMatch(/^HTTP\/1.1 408 /);
  });
});

it('refuses a request with two lengths, which could hide a second one from a proxy', async () => {
  app = Fastify(HTTP_OPTIONS);
  const answer = jest.fn(async () => 'answered');
  app.post('/', answer);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = await connect();

  socket.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\ncontent-length: 40\r\n');
  socket.write('transfer-encoding: chunked\r\n\r\n0\r\n\r\nPOST / HTTP/1.1\r\nhost: a\r\n\r\n');

  expect(await textOf(socket)).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).not.toHaveBeenCalled();
});

describe('readBodiesToTheEnd', () => {
  /** A proxy writes the whole request first, and reads the answer then. */
  async function send(headers: string, bodyLength: number): Promise<net.Socket> {
    const socket = await connect();
    socket.pause();
    const half = 'x'.repeat(bodyLength / 2);
    socket.write(`PUT / HTTP/1.1\r\nhost: a\r\ncontent-length: ${bodyLength}\r\n${headers}\r\n${half}`);
    await setTimeout(100);
    socket.write(half);
    return socket;
  }

  beforeEach(async () => {
    app = Fastify({ ...HTTP_OPTIONS, bodyLimit: 1000 });
    readBodiesToTheEnd(app);
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    app.put('/', async () => 'taken');
    app.get('/', async () => 'taken');
    await app.listen({ port: 0, host: '127.0.0.1' });
  });

  it('let a client that sends a body which is refused read the answer', async () => {
    const socket = await send('connection: close\r\n', 1_000_000);

    expect(await textOf(socket)).toMatch(/^HTTP\/1.1 413 /);
  });

  it('keep the connection for the next request', async () => {
    const socket = await send('', 1_000_000);

    socket.write('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');

    expect(await textOf(socket)).toMatch(/^HTTP\/1.1 413 [^]*HTTP\/1.1 200 [^]*taken$/);
  });
});

describe('drainBeforeClosing', () => {
  async function listen(pauseMs: number) {
    app = Fastify(HTTP_OPTIONS);
    const isDraining = drainBeforeClosing(app, pauseMs);
    app.get('/slow', async () => {
      app.server.emit('began');
      await setTimeout(300);
      return 'whole';
    });
    app.get('/', async () => 'whole');
    await app.listen({ port: 0, host: '127.0.0.1' });
    return isDraining;
  }

  it('answers what is in progress, and asks the client to connect anew', async () => {
    await listen(0);
    const socket = await connect();
    socket.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n');
    await once(app.server, 'began');

    void app.close();

    const answer = await textOf(socket);
    expect(answer).toMatch(/^HTTP\/1.1 200 [^]*connection: close[^]*whole$/i);
  });

  it('goes on listening for a while, so that a proxy notices first', async () => {
    const isDraining = await listen(400);
    expect(isDraining()).toBe(false);
    const startedAt = performance.now();

    const closed = app.close();
    await setTimeout(50);
    const socket = await connect();
    socket.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');

    expect(await textOf(socket)).toContain('whole');
    expect(isDraining()).toBe(true);
    await closed;
    expect(performance.now() - startedAt).toBeGreaterThan(400);
  });

  it('answers what arrives on open connections after it has stopped listening', async () => {
    await listen(100);
    const [idle, other] = [await connect(), await connect()];
    idle.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    await once(idle, 'data');

    const closed = app.close();
    await setTimeout(200);
    idle.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    other.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');

    expect(app.server.listening).toBe(false);
    for (const socket of [idle, other]) expect(await textOf(socket)).toMatch(/^HTTP\/1.1 200 [^]*whole$/);
    await closed;
  });
});
