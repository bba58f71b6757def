import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { thumbnailOf } from '@shop/node/social-picture/thumbnail';
import { createThumbnails } from '../pictures/thumbnails';
import { addThumbnails } from './thumbnails';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 260"><rect width="320" height="260" fill="red"/></svg>';

let folder: string;
let app: FastifyInstance;

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'shop-public-')), 'public');
  mkdirSync(path.join(folder, 'images/products'), { recursive: true });
  writeFileSync(path.join(folder, 'images/products/tag.svg'), DRAWING);
  writeFileSync(path.join(folder, 'images/products/broken.svg'), 'no drawing');
  writeFileSync(path.join(folder, '../secret.svg'), DRAWING);
  app = Fastify();
  addThumbnails(app, createThumbnails(folder));
});

afterEach(async () => {
  await app.close();
  rmSync(path.dirname(folder), { recursive: true });
});

it('draws a drawing of the site as a small PNG, which mail programs show', async () => {
  const url = thumbnailOf('/images/products/tag.svg');

  const [first, second] = [await app.inject({ url }), await app.inject({ url })];

  expect(first.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' });
  // Width and height in the header of a PNG.
  expect([first.rawPayload.readUInt32BE(16), first.rawPayload.readUInt32BE(20)]).toEqual([240, 195]);
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
});

it.each(['/images/drawn/products/gone.png', '/images/drawn/products/tag.svg', '/images/drawn/..%2F..%2Fsecret.png'])(
  'has nothing at %s',
  async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(404);
  },
);

it('fails for a file that is no drawing, and keeps failing for it alone', async () => {
  expect((await app.inject({ url: '/images/drawn/products/broken.png' })).statusCode).toBe(500);
  expect((await app.inject({ url: '/images/drawn/products/tag.png' })).statusCode).toBe(200);
});

it('leaves pictures that are no drawings as they are', () => {
  expect(thumbnailOf('/uploads/a1.webp')).toBe('/uploads/a1.webp');
});
