import { testRegistry, testRoute } from '../testing';
import { checkShownWidgets, checkWidgets } from './check-widgets';

const typesOf = (props: string) => `export interface Widgets {\n  'product-strip': ${props};\n}\n`;

interface Change {
  live: string;
  next: string;
  chunks?: Record<string, string[]>;
  paths?: string[];
}

function faultsOf({ live, next, chunks = { 'product-strip': ['strip.js'] }, paths = ['/lease'] }: Change): string[] {
  const faults = checkWidgets({
    release: { name: 'mfe-catalog', routes: [], chunks },
    registry: testRegistry({ 'mfe-solutions': { paths, shows: ['mfe-catalog/product-strip'] } }),
    types: typesOf(next),
    liveTypes: live ? typesOf(live) : null,
  });
  return faults.map(({ where, what }) => `${where}: ${what}`);
}

it.each([
  ['the same props', '{ slugs: ReadonlyArray<string> }', '{ slugs: ReadonlyArray<string> }'],
  ['a new optional one', '{ slugs: ReadonlyArray<string> }', '{ slugs: ReadonlyArray<string>; title?: string }'],
  ['a wider type', '{ size: "s" | "m" }', '{ size: "s" | "m" | "l" }'],
  ['a prop less', '{ slugs: ReadonlyArray<string>; title: string }', '{ slugs: ReadonlyArray<string> }'],
  ['a callback that is told more', '{ onChoose: () => void }', '{ onChoose: (id: number) => void }'],
  ['a live version without types', '', '{ slugs: ReadonlyArray<string>; title: string }'],
])('accepts %s', (_what, live, next) => {
  expect(faultsOf({ live, next })).toEqual([]);
});

const SHOWN = 'widget product-strip: does not fit what mfe-solutions /lease passes: ';
const WAY_OUT = '; accept the old props as well';

it.each([
  [
    '{ slugs: string }',
    '{ slugs: string; title: string }',
    "Property 'title' is missing in type 'Live' but required in type 'Next'",
  ],
  ['{ title?: string }', '{ title: string }', "title: Type 'undefined' is not assignable to type 'string'"],
  ['{ size: "s" | "m" }', '{ size: "s" }', `size: Type '"m"' is not assignable to type '"s"'`],
  ['{ at: { id: number } }', '{ at: { id: string } }', "at.id: Type 'number' is not assignable to type 'string'"],
  [
    '{ onChoose: (id: number) => void }',
    '{ onChoose: (id: string) => void }',
    "onChoose: Type 'string' is not assignable to type 'number'",
  ],
  [
    '{ onChoose: (id: number) => void }',
    '{ onChoose: () => void }',
    'onChoose: Target signature provides too few arguments. Expected 1 or more, but got 0',
  ],
])('refuses %s that becomes %s', (live, next, reason) => {
  expect(faultsOf({ live, next })).toEqual([SHOWN + reason + WAY_OUT]);
});

it('refuses a version without a widget that live pages show, and names some of them', () => {
  expect(faultsOf({ live: '{}', next: '{}', chunks: {}, paths: ['/a', '/b', '/c', '/d', '/e'] })).toEqual([
    'widget product-strip: is gone, but mfe-solutions /a, mfe-solutions /b, mfe-solutions /c and 2 more shows it; ' +
      'keep it until no live page does',
  ]);
});

it('refuses a page that shows a widget which its live remote does not have', () => {
  const registry = testRegistry({ 'mfe-catalog': { extras: { chunks: { strip: ['strip.js'] } } } });
  const route = testRoute('/', { widgets: ['mfe-catalog/strip', 'mfe-catalog/reviews', 'mfe-gone/map'] });

  expect(checkShownWidgets({ name: 'mfe-solutions', routes: [route] }, registry)).toEqual([
    {
      where: 'route /',
      what: 'shows the widget mfe-catalog/reviews, which the live mfe-catalog does not have; publish mfe-catalog first',
    },
  ]);
});
