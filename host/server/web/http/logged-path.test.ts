import { createServer } from './create-server';
import { pagePath } from './logged-path';
import { createMetrics } from './metrics';
import pino from 'pino';

const TOKEN = 'Very-secret_token-of-forty-three-characters';

it('has no parameter of a route that does not declare them to be public', async () => {
  const paths: unknown[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void paths.push(JSON.parse(line).path) });
  const { app } = createServer({ log, metrics: createMetrics(), trustedProxies: [], pauseMs: 0, maxAnswerBytes: 1 });
  app.get('/secret/:token/of/*', async () => 'ok');
  app.get('/public/:name', { config: { loggedPath: 'whole' } }, async () => 'ok');

  await app.inject({ url: `/secret/${TOKEN}/of/${TOKEN}?q=1` });
  await app.inject({ method: 'HEAD', url: `/secret/a/of/b` });
  await app.inject({ url: `/public/Name-Of-A-File.0123456789.js?q=1` });
  await app.inject({ url: `/unknown/${TOKEN}` });
  await app.close();

  expect(paths).toEqual(['/secret/…/of/…', '/secret/…/of/…', '/public/Name-Of-A-File.0123456789.js', '/unknown/…']);
});

it.each([
  ['/', '/'],
  ['/solutions/gps-monitoring-for-a-whole-fleet', '/solutions/gps-monitoring-for-a-whole-fleet'],
  ['/invis_duos', '/invis_duos'],
  ['/Orders/', '/Orders/'],
  [`/draft/${TOKEN}/`, '/draft/…/'],
  [`//draft//${TOKEN}.`, '//draft//…'],
])('of a page it keeps what a page may have: %s', (pathname, logged) => {
  expect(pagePath(pathname)).toBe(logged);
});
