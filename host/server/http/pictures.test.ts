import Fastify, { type FastifyInstance } from 'fastify';
import type { KeptPage } from '../pages/page-cache';
import { addPictures } from './pictures';

const PICTURE = { title: 'Как заказать', text: 'Два способа.' };

let app: FastifyInstance;

function setup(picture: KeptPage['picture']) {
  const none = Buffer.alloc(0);
  const get = jest.fn(async (): Promise<KeptPage> => {
    return { status: 200, isWhole: true, csp: '', etag: '', picture, plain: none, brotli: none, gzip: none };
  });
  app = Fastify();
  addPictures(app, {
    cache: { get, clear: () => undefined, settled: async () => undefined },
    pictureOf: async ({ title }) => Buffer.from(title),
  });
  return get;
}

afterEach(() => app.close());

it('draws what the page at the path says', async () => {
  const get = setup(PICTURE);

  const answer = await app.inject({ url: '/og/dialog/%D0%B0.png' });

  expect(get).toHaveBeenCalledWith('/dialog/%D0%B0');
  expect(answer.body).toBe('Как заказать');
  expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' });
});

it.each([
  ['a page that brings its own, or is none', null, '/og/rental.png'],
  ['another type', PICTURE, '/og/rental.jpg'],
])('has no picture for %s', async (_what, picture, url) => {
  setup(picture);

  expect((await app.inject({ url })).statusCode).toBe(404);
});
