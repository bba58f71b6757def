import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROVEN_FILE, provenTreeIn } from './proven-tree';

let root: string;

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);

function commit(): void {
  git('add', '--all');
  git('-c', 'user.name=test', '-c', 'user.email=test@example.ru', 'commit', '--quiet', '--message', 'change');
}

/** What `npm run test:all` does when it is green. */
function prove(): void {
  const tree = provenTreeIn(root).committedTree() ?? '';
  provenTreeIn(root).write({ tree, passed: 1, at: '2026-11-27T12:00:00Z', node: 'v24.0.0' });
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'shop-proven-'));
  git('init', '--quiet');
  mkdirSync(path.join(root, '.ci'));
  write('price.ts', 'export const PRICE = 1;');
  commit();
});
afterEach(() => rmSync(root, { recursive: true }));

test('a tree is released when all tests have passed on it, and refused one byte later', () => {
  prove();
  commit();
  expect(() => provenTreeIn(root).refuseUnproven()).not.toThrow();

  write('price.ts', 'export const PRICE = 2;');
  commit();
  expect(() => provenTreeIn(root).refuseUnproven()).toThrow('Not released: price.ts differ');
});

test('what is not committed, or not known to git, is a change too', () => {
  prove();
  commit();
  write('price.ts', 'export const PRICE = 3;');
  write('new.ts', '');

  expect(provenTreeIn(root).committedTree()).toBeNull();
  expect(provenTreeIn(root).changes()).toEqual({ isKnown: true, files: ['new.ts', 'price.ts'] });
});

test('without a record, or with one of a tree that is not here, nothing is proven', () => {
  expect(provenTreeIn(root).changes()).toMatchObject({ isKnown: false, reason: expect.stringContaining('no tree') });
  expect(() => provenTreeIn(root).refuseUnproven()).toThrow('npm run test:all');

  provenTreeIn(root).write({ tree: '0'.repeat(40), passed: 1, at: '', node: '' });
  commit();
  expect(provenTreeIn(root).changes()).toMatchObject({ isKnown: false, reason: expect.stringContaining(PROVEN_FILE) });
  expect(() => provenTreeIn(root).refuseUnproven()).toThrow('does not have');
});
