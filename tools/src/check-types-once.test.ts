import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkTypes } from './check-types';
import { runCommand } from './run-command';

const mockRoot = mkdtempSync(path.join(tmpdir(), 'shop-types-'));

jest.mock('./packages', () => ({
  get ROOT_DIR() {
    return mockRoot;
  },
  get CACHE_DIR() {
    return `${mockRoot}/.cache`;
  },
  TOOLS_DIR: '',
}));
jest.mock('./run-command');

const compiler = jest.mocked(runCommand);

afterAll(() => rmSync(mockRoot, { recursive: true }));

function write(file: string, text: string): void {
  const absolute = path.join(mockRoot, file);
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, text);
  utimesSync(absolute, 0, 0);
}

function answer(faults: object[]): void {
  const files = ['mfe-catalog/src/page.ts', 'shared/price.ts'].map((file) => path.join(mockRoot, file));
  compiler.mockResolvedValue({ isGood: true, output: JSON.stringify({ faults, files }) });
}

/** A record is only of sources that were there before the compiler began. */
const later = () => new Promise((resolve) => setTimeout(resolve, 25));

beforeEach(async () => {
  rmSync(path.join(mockRoot, '.cache'), { recursive: true, force: true });
  compiler.mockReset();
  write('mfe-catalog/src/page.ts', 'one');
  write('shared/price.ts', 'one');
  answer([]);
  await later();
  await checkTypes('mfe-catalog');
});

it('sources without a fault are not compiled again, and the time is told', async () => {
  expect(await checkTypes('mfe-catalog')).toEqual({ faults: [], provenAt: expect.stringMatching(/^20/), notes: [] });
  expect(compiler).toHaveBeenCalledTimes(1);
});

it.each(['mfe-catalog/src/page.ts', 'shared/price.ts', 'mfe-catalog/src/new.ts', 'package-lock.json'])(
  'what is written to %s is compiled',
  async (file) => {
    write(file, 'two');
    answer([{ where: file, what: 'no' }]);

    expect(await checkTypes('mfe-catalog')).toEqual({
      faults: [{ where: file, what: 'no' }],
      provenAt: null,
      notes: [],
    });
    expect((await checkTypes('mfe-catalog')).provenAt).toBeNull();
    rmSync(path.join(mockRoot, file));
  },
);

it('what is written while the compiler reads is compiled again', async () => {
  write('shared/price.ts', 'two');
  compiler.mockImplementationOnce(async () => {
    write('shared/price.ts', 'three');
    const files = [path.join(mockRoot, 'shared/price.ts')];
    return { isGood: true, output: JSON.stringify({ faults: [], files }) };
  });
  await checkTypes('mfe-catalog');

  expect((await checkTypes('mfe-catalog')).provenAt).toBeNull();
});
