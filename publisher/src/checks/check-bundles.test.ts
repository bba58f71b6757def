import { checkBundles } from './check-bundles';

function faultsOf(files: Record<string, string>): string[] {
  const bytes = new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));
  return checkBundles(bytes, 'mfe-catalog', 'server.cjs').map(
    ({ where, what }) => `${where}: ${what.split(' ', 1)[0]}`,
  );
}

it('accepts scripts that only name what is forbidden', () => {
  const text = 'const text = "eval(1) createGlobalStyle"; const isFunction = (f) => f instanceof Function;';

  expect(faultsOf({ 'browser/products.js': text, 'server.cjs': text })).toEqual([]);
});

it.each([
  ['eval("1")', 'eval'],
  ['const f = new Function("return 1")', 'Function'],
  ['const f = Function("return 1")', 'Function'],
])('refuses %s in a script of the browser, once', (script, what) => {
  expect(faultsOf({ 'browser/products.js': `${script};${script}` })).toEqual([`browser/products.js: ${what}`]);
});

it.each(['const G = (0, styled.createGlobalStyle)`body{}`', 'const { createGlobalStyle: a } = styled'])(
  'refuses %s, and names the source',
  (script) => {
    const code = `;// ./src/pages/products.tsx\n${script};\n;// ../node_modules/old/index.js\neval("1");`;

    expect(faultsOf({ 'server.cjs': code })).toEqual([
      'mfe-catalog/src/pages/products.tsx: createGlobalStyle',
      'node_modules/old/index.js: eval',
    ]);
  },
);

it('leaves the global CSS of shared to those who change it for all', () => {
  const code = ';// ../shared/src/ui/layout/bar-room.ts\nconst G = createGlobalStyle`body{}`;';

  expect(faultsOf({ 'server.cjs': code, 'browser/products.js': 'x.createGlobalStyle`body{}`' })).toEqual([]);
});

it('refuses a style sheet', () => {
  expect(faultsOf({ 'browser/page.css': 'body{}' })).toEqual(['browser/page.css: a']);
});
