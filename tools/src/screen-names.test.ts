import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES, ROOT_DIR } from './packages';

const ROUTE_ID = /\bid: '([a-z-]+)'/g;
const SCREEN = /webpackChunkName: "([a-z-]+)-screen"/g;

const textOf = (file: string) => readFileSync(path.join(ROOT_DIR, file), 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

it('each chunk of a screen has the name of its route, by which a trial knows what has changed', () => {
  const screens = REMOTES.flatMap((remote) => {
    const ids = found(textOf(`${remote}/src/expose/remote.ts`), ROUTE_ID);
    const pages = `${remote}/src/pages`;
    return readdirSync(path.join(ROOT_DIR, pages), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) => found(textOf(`${pages}/${name}`), SCREEN))
      .map((name) => ({ screen: `${remote} ${name}`, isRoute: ids.includes(name) }));
  });

  expect(screens.length).toBeGreaterThan(20);
  expect(screens.filter(({ isRoute }) => !isRoute)).toEqual([]);
});
