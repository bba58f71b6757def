import { countLines } from './count-lines';

const file = (path: string, lines: number) => ({ path, text: 'x\n'.repeat(lines) });

it('counts source and tests by package', () => {
  const files = [
    file('host/server/app.ts', 10),
    file('host/server/app.test.ts', 20),
    file('packages/node/src/store.ts', 5),
    file('e2e/tests/a.spec.ts', 30),
    file('lerna.cjs', 1),
    file('host/picture.svg', 99),
  ];

  expect(countLines(files).packages).toEqual([
    { name: '.', files: 1, lines: 1, testLines: 0 },
    { name: 'e2e', files: 1, lines: 0, testLines: 30 },
    { name: 'host', files: 2, lines: 10, testLines: 20 },
    { name: 'packages/node', files: 1, lines: 5, testLines: 0 },
  ]);
});

it('counts a file above 400 lines twice', () => {
  expect(countLines([file('api/a.ts', 400), file('api/b.ts', 401)]).packages[0]?.lines).toBe(400 + 802);
});

it('counts what people read of the code, and not what the shop says', () => {
  expect(countLines([file('README.md', 7), file('docs/a.md', 3), file('host/documents/policy.md', 50)]).docLines).toBe(
    10,
  );
});
