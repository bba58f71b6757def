import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIR } from './packages';

const PAGES = ['README.md', 'CONTRIBUTING.md', 'docs/ARCHITECTURE.md'];

/** Of the page that CONTRIBUTING.md adds as an example. */
const EXAMPLE = /\/warranty/;

/** Files and folders of the tree in backticks; `src/pages/<page>/` and the like are patterns. */
function pathsIn(page: string): string[] {
  const text = readFileSync(path.join(ROOT_DIR, page), 'utf8');
  return [...text.matchAll(/`((?:api|bench|delivery|e2e|host|mfe-[a-z-]+|ops|shared|tools)\/[\w./-]+)`/g)].flatMap(
    ([, file = '']) => (EXAMPLE.test(file) ? [] : file),
  );
}

it.each(PAGES)('%s names files and folders that exist', (page) => {
  expect(pathsIn(page).filter((file) => !existsSync(path.join(ROOT_DIR, file)))).toEqual([]);
});

it('finds the paths of the four ways', () => {
  expect(pathsIn('docs/ARCHITECTURE.md').length).toBeGreaterThan(25);
});

it('the first page of the house stays short', () => {
  const readme = readFileSync(path.join(ROOT_DIR, 'README.md'));

  expect(readme.toString().split('\n').length).toBeLessThanOrEqual(121);
  expect(readme.length).toBeLessThanOrEqual(7168);
});
