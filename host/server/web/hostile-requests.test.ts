import net, { type AddressInfo } from 'node:net';
import pino from 'pino';
import { removeTemporaryDirs } from '../testing/temporary-store';
import { startTestHost, textBundle, type TestHost } from '../testing/test-host';

const ERROR = 50;

let host: TestHost;
let lines: { level: number; event?: string }[];

const startHost = async () => {
  lines = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  host = await startTestHost({ 'mfe-test': [{ version: '1', code: textBundle('Главная') }] }, log);
};
afterAll(removeTemporaryDirs);

describe('a request line with a whole address, as a proxy gets it (RFC 9112, section 3.2.2)', () => {
  beforeAll(async () => {
    await startHost();
    await host.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => host.close());

  async function statusOf(target: string): Promise<number> {
    const { port } = host.app.server.address() as AddressInfo; // it listens on a port
    const socket = net.connect(port, '127.0.0.1');
    socket.write(`GET ${target} HTTP/1.1\r\nhost: shop.test\r\nconnection: close\r\n\r\n`);
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    return Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]);
  }

  it.each([
    ['http://evil.test/api', '/api'],
    ['http://evil.test/api/lists/products?filter={}', '/api/lists/products?filter={}'],
    ['https://evil.test:444/readyz', '/readyz'],
    ['http://evil.test/delivery/hosts', '/delivery/hosts'],
    ['HTTP://evil.test', '/'],
    ['http://evil.test?a=1', '/?a=1'],
    ['ftp://user@evil.test/unknown', '/unknown'],
  ])('%s is answered as %s', async (target, path) => {
    const status = await statusOf(target);

    expect(status).toBe((await host.get(path)).statusCode);
    expect(lines.filter(({ level }) => level >= ERROR)).toEqual([]);
  });
});

it('lets a visitor ask for so many filters of lists a minute, and others go on', async () => {
  await startHost();
  const ask = (remoteAddress: string, query: string) =>
    host.app.inject({ url: `/api/lists/products${query}`, remoteAddress });
  const statuses: number[] = [];

  for (let id = 0; id < 302; id += 1) statuses.push((await ask('203.0.113.9', `?filter={"ids":[${id}]}`)).statusCode);

  expect(statuses.indexOf(429)).toBe(300);
  const refused = await ask('203.0.113.9', '?filter={}');
  expect(refused.json().errors[0].extensions.code).toBe('TOO_MANY_REQUESTS');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('203.0.113.9', '')).statusCode).toBe(200);
  expect((await ask('203.0.113.10', '?filter={"ids":[1]}')).statusCode).toBe(200);
  expect(lines.filter(({ event }) => event)).toEqual([
    expect.objectContaining({ event: 'limit-reached', limit: 'filters of lists' }),
  ]);
  await host.close();
});
