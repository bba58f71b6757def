import { framesIn, MAX_STACK } from './stack-frames';

const PAGE = {
  remote: 'mfe-catalog',
  version: '1.0.0-eab9739b',
  file: 'browser/product.6c2991a5.js',
  line: 1,
  column: 2345,
};
const ADDRESS = 'https://shop.example/remotes/mfe-catalog/1.0.0-eab9739b/browser/product.6c2991a5.js:1:2345';

it.each([
  ['Chrome', `TypeError: x is undefined\n    at Price (${ADDRESS})`],
  ['Firefox and Safari', `Price@${ADDRESS}`],
  [
    'a line of a log',
    `{"stack":"TypeError: x\\n    at Price (${ADDRESS})\\n    at a (https://other.example/a.js:1:2)"}`,
  ],
])('finds the calls in a stack of %s', (_whose, stack) => {
  expect(framesIn(stack)).toEqual([PAGE]);
});

it('finds those of the host and of renderers, the innermost first', () => {
  const stack =
    'at Card (mfe-catalog@1.0.0-eab9739b.cjs:812:9)\nat f (https://shop.example/static/main.9d0a031e.js:2:1)';

  expect(framesIn(stack)).toEqual([
    { remote: 'mfe-catalog', version: '1.0.0-eab9739b', file: 'server', line: 812, column: 9 },
    { remote: 'host', file: 'browser/main.9d0a031e.js', line: 2, column: 1 },
  ]);
});

it('finds none in what is no stack of this site, however long', () => {
  expect(framesIn('')).toEqual([]);
  expect(framesIn('at f (/remotes/../../etc/passwd.js:1:1)')).toEqual([]);
  expect(framesIn(`${'a'.repeat(MAX_STACK)}${ADDRESS}`)).toEqual([]);
  expect(framesIn(Array.from({ length: 100 }, () => ADDRESS).join('\n'))).toHaveLength(30);
});
