import { describeFailure } from './describe-failure';

const BUNDLE = {
  ...{ remote: 'mfe-catalog', version: '1.0.0-a', base: '/' },
  code: '\n;// ./src/pages/page.tsx\nfunction Page() {\n  throw 1;\n}\n',
};

const part = { remote: 'mfe-catalog', version: '1.0.0-a', name: 'page goods' };

it.each([
  [
    'Error: no goods\n    at Page (mfe-catalog@1.0.0-a.cjs:4:9)\n    at render',
    'Page in mfe-catalog/src/pages/page.tsx',
  ],
  ['Error: no goods\n    at react\n    at mfe-catalog@1.0.0-a.cjs:3:1', 'mfe-catalog/src/pages/page.tsx'],
  ['Error: no goods\n    at 512 (mfe-catalog@1.0.0-a.cjs:1:1)', ''],
  [undefined, ''],
])('names the innermost call in the bundle, and its source: %j', (stack, place) => {
  const failure = { part, reason: 'no\n  goods', stack, isFatal: false };

  expect(describeFailure(failure, BUNDLE)).toBe(place ? `no goods (${place})` : 'no goods');
});
