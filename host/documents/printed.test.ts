import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isPrinted } from '@shop/shared/documents';
import { LEGAL_TEXTS } from './legal-texts';
import printed from './printed.json';
import printedWords from './printed-words.json';
import { documentSources, fingerprint, readSource, wordsIn } from './sources';

const PRINT_AGAIN = 'run `npm run documents -w @shop/host` and commit what it writes';

const SIZES = path.join(__dirname, '../../shared/src/rules/documents/sizes.json');
const sizes: Record<string, number> = JSON.parse(readFileSync(SIZES, 'utf8'));
const fileOf = (href: string) => readFileSync(path.join(__dirname, '../public', href));

it('there is a PDF of each text and no other', () => {
  const hrefs = documentSources().map(({ href }) => href);

  expect(hrefs).toHaveLength(8);
  expect(hrefs.every(isPrinted)).toBe(true);
  expect(Object.keys(printed)).toEqual(hrefs);
  expect(Object.keys(sizes)).toEqual(hrefs);
});

it('each text that is no manual is one that the host can show as a page', () => {
  const hrefs = documentSources().map(({ href }) => href);

  expect([...LEGAL_TEXTS.keys()]).toEqual(hrefs.filter((href) => !href.startsWith('/documents/manuals/')));
});

it('the command to print them reports a missing browser', () => {
  const { stderr } = spawnSync(process.execPath, ['../tools/run.mjs', 'documents'], {
    cwd: path.join(__dirname, '..'),
    env: { ...process.env, CHROME_PATH: '/nowhere' },
    encoding: 'utf8',
  });

  expect(stderr).toBe('CHROME_PATH is not a program that can be run: /nowhere\n');
});

describe.each(documentSources())('$href', (source) => {
  it(`is printed from its current text; otherwise ${PRINT_AGAIN}`, () => {
    expect(new Map(Object.entries(printed)).get(source.href)).toBe(fingerprint(readSource(source)));
  });

  it(`says the facts, and of the seller, what the host compares with today's; otherwise ${PRINT_AGAIN}`, () => {
    expect(new Map<string, object>(Object.entries(printedWords)).get(source.href)).toEqual(wordsIn(source));
  });

  it('has the size that pages show', () => {
    expect(sizes[source.href]).toBe(fileOf(source.href).length);
  });

  it('is in Russian, tagged for screen readers, and its text can be copied', () => {
    const pdf = fileOf(source.href).toString('latin1');

    expect(pdf).toMatch(/^%PDF-1\.\d/);
    expect(pdf).toContain('/Lang (ru)');
    expect(pdf).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
    expect(pdf).toContain('/StructTreeRoot');
    expect(pdf).toContain('/ToUnicode');
  });
});
