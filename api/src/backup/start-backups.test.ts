import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import { eventually } from '../testing/test-shop';
import { nameOf, writeProof } from '@shop/node/backup';
import { startBackups } from './start-backups';

let folder: string;
let app: FastifyInstance;
let lines: string[];
let backups: ReturnType<typeof startBackups>;

const inFolder = (name: string) => path.join(folder, name);

/** Starts with a program that notes each of its starts, and does what is given. */
async function start(work: string): Promise<void> {
  writeFileSync(
    inFolder('program.cjs'),
    `require('fs').appendFileSync('${inFolder('starts')}', process.argv[2] + '\\n'); ${work}`,
  );
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  backups = startBackups({ folder, app, log, program: inFolder('program.cjs'), changes: null, checkMs: 10 });
}

const startsOf = () =>
  existsSync(inFolder('starts')) ? readFileSync(inFolder('starts'), 'utf8').trim().split('\n') : [];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-nightly-'));
  lines = [];
  app = Fastify();
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(async () => {
  backups.stop();
  await app.close();
  rmSync(folder, { recursive: true });
});

it('starts the program where a backup is missing, once, and says what it has made', async () => {
  const name = nameOf(new Date());
  const made = `require('fs').writeFileSync('${inFolder(name)}', ''); require('fs').writeFileSync('${inFolder('proven.json')}', '${JSON.stringify({ name, provenAt: new Date() })}'); console.log('made')`;
  await start(made);

  await eventually(async () => lines.find((line) => line.includes('"backup":"made"')));
  await sleep(100);
  const address = app.server.address();
  expect(startsOf()).toEqual([`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`]);
});

it('says why there is none, and waits before it tries again', async () => {
  await start("console.error('no room'); process.exit(1)");

  await eventually(async () => lines.find((line) => line.includes('"reason":"no room"')));
  await sleep(100);
  expect(startsOf()).toHaveLength(1);
  expect(lines.join('')).toContain('backup failed');
});

it('leaves a night alone that has one which is proven', async () => {
  const name = nameOf(new Date());
  writeFileSync(inFolder(name), '');
  await writeProof(folder, name, { pages: 100, missing: null });
  await start('');

  await sleep(200);
  expect(startsOf()).toEqual([]);
});

it('tries again what is not proven, and ends the program with the API', async () => {
  writeFileSync(inFolder(nameOf(new Date())), '');
  await start('setInterval(() => undefined, 1000)');
  await eventually(async () => startsOf().length === 1);

  backups.stop();
  await sleep(100);
  expect(lines).toEqual([]);
});
