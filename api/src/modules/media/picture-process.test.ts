import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AppError } from '../../errors/app-error';
import { createPictureReader, type PictureReaderOptions } from './picture-process';
import { RefusedPictureError } from './refused-picture';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-picture-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What becomes of a picture when the process that reads it does this instead. */
async function read(program: string, limits: PictureReaderOptions['inspection']) {
  const file = path.join(folder, 'program.cjs');
  writeFileSync(file, `process.once('message', () => { ${program} });`);
  try {
    return await createPictureReader({ file, inspection: limits }).read(Buffer.from('a picture'));
  } catch (error) {
    if (error instanceof RefusedPictureError) return error.refusal;
    if (error instanceof AppError) return [error.code, error.details.retryAfter, error.details.text];
    throw error;
  }
}

const BUSY = ['TOO_MANY_REQUESTS', expect.any(Number), expect.stringContaining('Повторите')];
const PATIENT = { cpuSeconds: 1, waitMs: 60_000 };

it('asks to try again when the machine is too busy to judge a picture', async () => {
  expect(await read('setTimeout(() => undefined, 60_000)', { cpuSeconds: 1, waitMs: 300 })).toEqual(BUSY);
});

it('asks to try again when something else has killed the process', async () => {
  expect(await read("process.kill(process.pid, 'SIGKILL')", PATIENT)).toEqual(BUSY);
});

it.each([
  ['time of the processor, however long that lasts', 'for (;;);'],
  ['memory', 'process.abort()'],
])('refuses a picture that takes too much %s', async (_what, program) => {
  expect(await read(program, PATIENT)).toBe('costly');
});

it('passes on what the process says of a picture', async () => {
  expect(await read("process.send({ kind: 'refused', refusal: 'pixels' })", PATIENT)).toBe('pixels');
});
