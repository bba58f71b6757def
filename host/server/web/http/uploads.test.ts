import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { createUploadFiles, type UploadFiles } from '../uploads/upload-files';
import { addUploads } from './uploads';

const NAME = `${'a1'.repeat(16)}-480.webp`;
const DRAWING = `${'b2'.repeat(16)}.svg`;
const PDF = `${'d4'.repeat(16)}-9-prais-list.pdf`;
const WORD = `${'e5'.repeat(16)}-9-dogovor.docx`;
const KNOWN = [NAME, DRAWING, PDF, WORD].map((name) => `/uploads/${name}`);

let dataDir: string;
let api: Server;
let asked: string[];
let app: FastifyInstance;
let files: UploadFiles;
let isDeleted: boolean;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'shop-host-'));
  asked = [];
  isDeleted = false;
  api = createServer((request, response) => {
    asked.push(request.url ?? '');
    const isKnown = !isDeleted && KNOWN.includes(request.url ?? '');
    response.writeHead(isKnown ? 200 : 404).end(isKnown ? 'a picture' : '{}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo; // it listens on a port
  app = Fastify();
  files = createUploadFiles({ apiUrl: `http://127.0.0.1:${port}`, dataDir, onFailure: jest.fn() });
  addUploads(app, files);
});

afterEach(async () => {
  await app.close();
  await new Promise((resolve) => api.close(resolve));
  await rm(dataDir, { recursive: true, force: true });
});

const get = (name: string) => app.inject(`/uploads/${name}`);

it('serves a picture for ever, and without the API when it was asked for before', async () => {
  const [first, second] = await Promise.all([get(NAME), get(NAME)]);
  await new Promise((resolve) => api.close(resolve));
  const later = await get(NAME);

  expect([first.body, second.body, later.body]).toEqual(['a picture', 'a picture', 'a picture']);
  expect(asked).toEqual([`/uploads/${NAME}`]);
  expect(first.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect((await get(`${'c3'.repeat(16)}-480.webp`)).statusCode).toBe(503);
});

it('has a picture no longer that people have deleted, and keeps the others', async () => {
  await Promise.all([get(NAME), get(DRAWING)]);
  isDeleted = true;

  const names = await files.forget([`/uploads/${NAME.replace('480', '800')}`, '/images/logo.svg', '/uploads/../keys']);

  expect(names).toEqual([NAME]);
  expect((await get(NAME)).statusCode).toBe(404);
  expect((await get(DRAWING)).statusCode).toBe(200);
});

it('sandboxes a drawing', async () => {
  const { headers } = await get(DRAWING);

  expect(headers['content-type']).toBe('image/svg+xml');
  expect(headers['content-security-policy']).toContain('sandbox');
});

it('opens a PDF here and saves a document of Word, each under its own name and type', async () => {
  const [pdf, word] = [await get(PDF), await get(WORD)];

  expect(pdf.headers).toMatchObject({
    ...{ 'content-type': 'application/pdf', 'content-disposition': 'inline; filename="prais-list.pdf"' },
    ...{ 'x-content-type-options': 'nosniff', 'cache-control': 'public, max-age=31536000, immutable' },
  });
  expect(word.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ...{ 'content-disposition': 'attachment; filename="dogovor.docx"', 'x-content-type-options': 'nosniff' },
  });
  isDeleted = true;
  expect(await files.forget([`/uploads/${PDF}`])).toEqual([PDF]);
  expect((await get(PDF)).statusCode).toBe(404);
});

it('asks the API for names of pictures only', async () => {
  const statuses = [
    'a.webp',
    '..%2f..%2fkeys',
    PDF.replace('.pdf', '.exe'),
    PDF.replace('prais', 'Прайс'),
    `${NAME}.map`,
    `${'c3'.repeat(16)}-480.avif`,
  ].map(get);

  expect((await Promise.all(statuses)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
  expect(asked).toEqual([`/uploads/${'c3'.repeat(16)}-480.avif`]);
});
