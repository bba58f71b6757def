import { readFileSync } from 'node:fs';
import path from 'node:path';
import { browserSources, isRaw, storedNamesIn } from './stored-names';

const POLICY = readFileSync(path.join(__dirname, 'privacy-policy.md'), 'utf8');
const inPolicy = new Set([...POLICY.matchAll(/`([\w.:-]+)`/g)].map(([, name = '']) => name));
const sources = browserSources();
/** What names are built of: of a list beside the guest's, and of an order that was sent. */
const SUFFIXES: readonly [RegExp, readonly string[]][] = [
  [/^shop\.(?:cart|compare)$/, ['-user', '-confirmed']],
  [/^shop\.(?:checkout|fastOrder|phoneOrder)$/, ['.sent']],
];

function inSources(): Set<string> {
  const names = new Set([...sources.values()].flatMap(storedNamesIn));
  for (const [pattern, suffixes] of SUFFIXES) {
    for (const name of names) if (pattern.test(name)) suffixes.forEach((suffix) => names.add(name + suffix));
  }
  return names;
}

it('the policy names every cookie and every key that the shop keeps in a browser, and no other', () => {
  expect([...inPolicy].toSorted()).toEqual([...inSources()].toSorted());
});

it('only these sources touch a browser’s storage by themselves', () => {
  const raw = [...sources].flatMap(([file, source]) => (isRaw(source) ? file : []));

  expect(raw.toSorted()).toEqual([
    'host/server/renderer/page/announcement-script.ts', // runs before the shop's own storage
    'host/src/app/hydrate-page.tsx', // hands the storage to ShopStorage and to the reload of chunks
    'host/src/layout/cookie-choice.ts',
    'host/src/rum/count-blocks.ts', // only a visitor who allows statistics has it
    'mfe-solutions/src/message-form/use-draft.ts',
    'shared/src/runtime/auth/token.ts',
  ]);
});

it.each([
  ["const KEY = 'shop.planted';", ['shop.planted']],
  ["slot: 'shop.plantedOrder',", ['shop.plantedOrder']],
  ["const PLANTED_COOKIE = 'planted';", ['planted']],
])('finds what is planted: %s', (source, names) => {
  expect(storedNamesIn(source)).toEqual(names);
});

it.each(["localStorage.setItem('a', '1')", "document.cookie = 'a=1'", "indexedDB.open('a')"])(
  'finds a storage that is used past the shop’s own: %s',
  (source) => {
    expect(isRaw(source)).toBe(true);
    expect(isRaw(`// ${source}`)).toBe(false);
  },
);
