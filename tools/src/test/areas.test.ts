import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT_DIR } from '../packages';
import { AREAS, areasOf, ownerOf, sourcesOf } from './areas';

const tracked = () => execFileSync('git', ['ls-files'], { cwd: ROOT_DIR, encoding: 'utf8' }).trim().split('\n');

test('every file of the repository belongs to an area, to all of them or to none', () => {
  expect(tracked().filter((file) => ownerOf(file) === undefined)).toEqual([]);
});

test('an area names only what exists, and has journeys', () => {
  const named = AREAS.flatMap(sourcesOf);
  expect(named.filter((file) => !existsSync(path.join(ROOT_DIR, file)))).toEqual([]);
  expect(readdirSync(path.join(ROOT_DIR, 'e2e/tests')).toSorted()).toEqual([...AREAS]);
});

test('the nearest folder decides, a text changes nothing, and the lockfile changes everything', () => {
  expect(areasOf(['api/src/modules/orders/place-order.ts', 'shared/src/ui/button/button.tsx'])).toEqual([
    'checkout',
    'pages',
  ]);
  expect(areasOf(['e2e/tests/studio/editing.spec.ts'])).toEqual(['studio']);
  expect(areasOf(['README.md', 'mfe-catalog/src/routes.test.ts', 'docs/studio.md', '.ci/run'])).toEqual([]);
  expect(areasOf(['package-lock.json'])).toEqual([...AREAS]);
});
