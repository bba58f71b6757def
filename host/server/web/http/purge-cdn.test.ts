import { startServer, type LocalServer } from '../../testing/local-server';
import { createCdnPurge } from './purge-cdn';

let cdn: LocalServer | null = null;

afterEach(() => cdn?.close());

async function setup(status = 200) {
  const bodies: string[] = [];
  const failures: unknown[] = [];
  cdn = await startServer((request, response, body) => {
    bodies.push(`${request.method} ${body}`);
    response.writeHead(status).end();
  });
  const options = { publicUrl: 'https://shop.test', onFailure: (error: unknown) => failures.push(error) };
  return { purge: createCdnPurge({ purgeUrl: cdn.url, ...options }), bodies, failures, options };
}

it('sends the addresses of pages and of their data', async () => {
  const { purge, bodies, failures } = await setup();

  await purge.pages(['/', '/products?page=2']);

  const addresses = ['/', '/page-data/', '/products?page=2', '/page-data/products?page=2'];
  expect(bodies).toEqual([
    `POST ${JSON.stringify({ addresses: addresses.map((path) => `https://shop.test${path}`) })}`,
  ]);
  expect(failures).toEqual([]);
});

it('sends many addresses in several parts', async () => {
  const { purge, bodies } = await setup();

  await purge.pages(Array.from({ length: 1200 }, (_, index) => `/product-${index}`));

  expect(bodies.map((body) => body.split(',').length)).toEqual([1000, 1000, 400]);
});

it('reports a CDN that refuses, and asks none when there is none', async () => {
  const { purge, failures, options } = await setup(403);

  await purge.pages(['/']);
  await createCdnPurge({ purgeUrl: null, ...options }).pages(['/']);

  expect(failures).toEqual([new Error('the CDN answers 403')]);
});

it('sends the addresses of files', async () => {
  const { purge, bodies } = await setup();

  await purge.files(['/uploads/a.svg']);

  expect(bodies).toEqual(['POST {"addresses":["https://shop.test/uploads/a.svg"]}']);
});
