import Fastify from 'fastify';
import { answerBy, rememberFiles, visitorOf } from './spare-site';

const asked = (method: 'GET' | 'POST', address: string) => ({ method, address, headers: {}, body: null });

it('what a browser reports of a view reaches no host', async () => {
  const app = Fastify();
  const onReport = jest.fn();
  app.post('/rum', onReport);
  app.get('/', async () => 'home');

  expect((await answerBy(app, asked('POST', '/rum'))).status).toBe(204);
  expect(onReport).not.toHaveBeenCalled();
  expect((await answerBy(app, asked('GET', '/'))).body.toString()).toBe('home');
});

it('asks the host once for a file that never changes, and each time for a page', async () => {
  const answer = jest.fn(async ({ address }: { address: string }) => {
    const lifetime = address === '/static/a.js' ? 'public, max-age=31536000, immutable' : 'no-store';
    return { status: 200, headers: { 'cache-control': lifetime }, body: Buffer.from(address) };
  });
  const remembering = rememberFiles(answer);

  for (const address of ['/static/a.js', '/', '/static/a.js', '/']) await remembering(asked('GET', address));

  expect(answer.mock.calls.map(([{ address }]) => address)).toEqual(['/static/a.js', '/', '/']);
  expect((await remembering(asked('GET', '/static/a.js'))).body.toString()).toBe('/static/a.js');
});

it('finds a visitor of each side of a share', () => {
  const share = { remote: 'mfe-catalog', version: '2', traffic: 50, salt: 'trial' };

  expect(visitorOf(share, true)).toMatch(/^\d{5}$/);
  expect(visitorOf(share, true)).not.toBe(visitorOf(share, false));
  expect(() => visitorOf({ ...share, traffic: 0 }, true)).toThrow('no visitor of mfe-catalog gets');
});
