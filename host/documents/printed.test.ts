import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isPrinted } from '@shop/shared/documents';
import printed from './printed.json';
import { documentSources, fingerprint, readSource } from './sources';

const PRINT_AGAIN = 'run `npm run documents -w @shop/host` and commit what it writes';

const SIZES = path.join(__dirname, '../../shared/src/documents/sizes.json');
const sizes: Record<string, number> = JSON.parse(readFileSync(SIZES, 'utf8'));
const fileOf = (href: string) => readFileSync(path.join(__dirname, '../public', href));

it('has a PDF of each text and of nothing else', () => {
  const hrefs = documentSources().map(({ href }) => href);

  expect(hrefs).toHaveLength(7);
  expect(hrefs.every(isPrinted)).toBe(true);
  expect(Object.keys(printed)).toEqual(hrefs);
  expect(Object.keys(sizes)).toEqual(hrefs);
});

it('is printed by a command that finds the texts, and says what it lacks', () => {
  const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', path.join(__dirname, 'make-pdf.ts')], {
    env: { ...process.env, CHROME_PATH: '/nowhere' },
    encoding: 'utf8',
  });

  expect(stderr).toContain('No browser to print with');
});

describe.each(documentSources())('$href', (source) => {
  it(`is printed from its present text: else ${PRINT_AGAIN}`, () => {
    expect(new Map(Object.entries(printed)).get(source.href)).toBe(fingerprint(readSource(source)));
  });

  it('has the size that pages tell of it', () => {
    expect(sizes[source.href]).toBe(fileOf(source.href).length);
  });

  it('is Russian, tagged for screen readers, and its letters can be copied', () => {
    const pdf = fileOf(source.href).toString('latin1');

    expect(pdf).toMatch(/^%PDF-1\.\d/);
    expect(pdf).toContain('/Lang (ru)');
    expect(pdf).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toContain('/ToUnicode');
  });
});
