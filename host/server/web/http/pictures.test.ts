import Fastify, { type FastifyInstance } from 'fastify';
import type { PagePicture } from '@shop/shared/federation';
import { createPageCache } from '../pages/page-cache';
import { documentOf, remoteSet } from '../../testing/test-pages';
import { createPageFinder } from './find-page';
import { addPictures } from './pictures';

const PICTURE = { title: 'Как заказать', text: 'Два способа.' };
const REMOTES = remoteSet([{ id: 'dialog', path: '/dialog/а', access: 'public' }]);

let app: FastifyInstance;

function setup(picture: PagePicture | null) {
  app = Fastify();
  addPictures(app, {
    findPage: createPageFinder({
      cache: createPageCache({
        maxBytes: 1e6,
        render: async ({ match }) => documentOf('', { picture: match && picture }),
        usersOf: () => 'visitors',
        onFailure: () => undefined,
      }),
      madeUpLimit: null,
      refusalDelayMs: 0,
    }),
    remotes: async () => REMOTES,
    pictureOf: async ({ title }) => Buffer.from(title),
  });
}

afterEach(() => app.close());

it('draws the picture that the page asks for', async () => {
  setup(PICTURE);

  const answer = await app.inject({ url: '/og/dialog/%D0%B0.png' });

  expect(answer.body).toBe('Как заказать');
  expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' });
});

it.each([
  ['a page with an image of its own', null, '/og/dialog/%D0%B0.png'],
  ['a path without a page', PICTURE, '/og/rental.png'],
  ['another type', PICTURE, '/og/dialog/%D0%B0.jpg'],
])('has no picture for %s', async (_what, picture, url) => {
  setup(picture);

  expect((await app.inject({ url })).statusCode).toBe(404);
});
