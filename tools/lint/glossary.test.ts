import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIR } from '../lib/workspaces.cjs';

const textOf = (file: string) => readFileSync(path.join(ROOT_DIR, file), 'utf8');

/** The words that mean one thing each, as in `order key`. */
const WORDS = [...(textOf('docs/ARCHITECTURE.md').split('## Glossary')[1] ?? '').matchAll(/^\| ([a-z ]+?) +\|/gm)]
  .map(([, word = '']) => word)
  .filter((word) => word !== 'word');

const toTypeName = (word: string) => word.replaceAll(/(?:^| )([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** What a file declares for others by the name of such a word; passing it on does not count. */
function declaredIn(source: string, names: ReadonlySet<string>): string[] {
  const declarations = source.matchAll(/^export (?:default )?(?:interface|type|class|const|function) ([A-Z]\w*)/gm);
  return [...declarations].map(([, name = '']) => name).filter((name) => names.has(name));
}

/** Words that several files declare, with these files. */
function ambiguous(files: readonly { file: string; source: string }[], words: readonly string[]): string[] {
  const names = new Set(words.map(toTypeName));
  const declared = files.flatMap(({ file, source }) => declaredIn(source, names).map((name) => ({ name, file })));
  const filesOf = (name: string) => declared.filter((one) => one.name === name).map(({ file }) => file);
  return [...names].filter((name) => filesOf(name).length > 1).map((name) => `${name}: ${filesOf(name).join(', ')}`);
}

it('has some twenty words', () => {
  expect(WORDS).toEqual(expect.arrayContaining(['remote', 'set', 'store', 'fault', 'failure', 'order key']));
  expect(WORDS.length).toBeLessThan(26);
});

it('no word of the glossary names two things', () => {
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: ROOT_DIR,
    encoding: 'utf8',
  });
  const files = tracked.split('\n').filter((file) => file !== '' && !file.startsWith('tools/lint/'));
  expect(files.length).toBeGreaterThan(1000);

  expect(
    ambiguous(
      files.map((file) => ({ file, source: textOf(file) })),
      WORDS,
    ),
  ).toEqual([]);
});

it('finds a word that two files declare, however they do', () => {
  const files = [
    { file: 'a.ts', source: 'export interface Store {}\nexport type { Draft } from "./b";' },
    { file: 'b.ts', source: 'export type Store<T> = T;\nexport type Draft = 1;' },
    { file: 'c.tsx', source: 'export const OrderKey = styled.div``;\nconst Draft = 1;' },
    { file: 'd.ts', source: 'export class OrderKey {}' },
  ];

  expect(ambiguous(files, ['store', 'draft', 'order key'])).toEqual(['Store: a.ts, b.ts', 'OrderKey: c.tsx, d.ts']);
});
