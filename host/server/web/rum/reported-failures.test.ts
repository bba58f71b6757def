import type { HostReport, ReportedFailure } from '@shop/node/figures';
import { startServer, type LocalServer } from '../../testing/local-server';
import { removeTemporaryDirs } from '../../testing/temporary-store';
import { startTestHost, textBundle, type TestHost } from '../../testing/test-host';

let delivery: LocalServer;
let host: TestHost;
let reported: ReportedFailure[];

beforeAll(async () => {
  reported = [];
  delivery = await startServer((_request, response, body) => {
    reported.push(...((JSON.parse(body) as HostReport).failures ?? []));
    response.end('{"secret":"s"}');
  });
  const broken = textBundle('Сломана', { inRender: 'throw new Error("no goods");' });
  const env = { DELIVERY_URL: delivery.url };
  host = await startTestHost({ 'mfe-test': [{ version: '1', code: broken }] }, undefined, env);
});

afterAll(async () => {
  await host.close();
  await delivery.close();
  removeTemporaryDirs();
});

/** Reports leave with each change of the registry, too. */
async function send(): Promise<void> {
  await host.publish({ 'mfe-test': [{ version: `${Date.now()}`, code: textBundle('Главная') }] });
}

it('tells delivery what went wrong, with the id that the answer has', async () => {
  const page = await host.get('/');
  const browser = await host.app.inject({
    method: 'POST',
    url: '/rum',
    headers: { 'content-type': 'text/plain', 'x-request-id': 'request-of-a-browser' },
    payload: JSON.stringify({ source: 'page', message: 'x is undefined', stack: 'at f', path: '/products?q=anna' }),
  });
  expect(browser.statusCode).toBe(204);

  await send();

  expect(reported).toEqual([
    expect.objectContaining({ requestId: page.headers['x-request-id'], path: '/', reason: 'Error: no goods' }),
    expect.objectContaining({ requestId: 'request-of-a-browser', path: '/products', reason: 'x is undefined' }),
  ]);
});
