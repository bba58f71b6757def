import { CATALOG_PATH } from '@shop/shared/public-lists';
import { startServer } from '../../testing/local-server';
import { createAskApi } from './ask-api';

const PATH = `${CATALOG_PATH}?input=2`;

async function setup() {
  const asked: (string | undefined)[] = [];
  const state = { isDown: false };
  const server = await startServer((request, response) => {
    asked.push(request.headers['if-none-match']);
    if (state.isDown) response.writeHead(503).end();
    else if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"1"' }).end(`answer to ${request.url}`);
  });
  const onFailure = jest.fn();
  return { ask: createAskApi(server.url, onFailure), asked, state, onFailure, close: server.close };
}

it('asks again by the version of what it knows, and keeps it while the API fails', async () => {
  const { ask, asked, state, onFailure, close } = await setup();

  expect(await ask(PATH)).toBe(`answer to ${PATH}`);
  expect(await ask(PATH)).toBe(`answer to ${PATH}`);
  state.isDown = true;
  expect(await ask(PATH)).toBe(`answer to ${PATH}`);
  expect(await ask(`${CATALOG_PATH}?input=3`)).toBeNull();

  expect(asked).toEqual([undefined, '"1"', '"1"', undefined]);
  expect(onFailure).toHaveBeenCalledTimes(2);
  await close();
});

it.each([
  '/api',
  '/api/lists/places',
  '/mail/send',
  '/metrics',
  'http://evil.test/api/catalog?',
  '//evil.test/api/product-pages',
  '/api/product-pages/../../metrics',
  '/api/product-pages/%2e%2e/%2e%2e/metrics',
  '/api/product-pages\\..\\..\\metrics',
  '/api/catalog/../../metrics?',
  '/api/product-pages#/../metrics',
  '/api/product-pagesx',
])('does not ask for %s', async (path) => {
  const { ask, asked, close } = await setup();

  expect(await ask(path)).toBeNull();

  expect(asked).toEqual([]);
  await close();
});
