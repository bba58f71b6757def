import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { removeTemporaryDirs, temporaryDir, writeFiles } from '@shop/publisher/testing';

const SCRIPT = path.join(__dirname, 'find-type-faults.mjs');

afterAll(removeTemporaryDirs);

it('names file and line of each mistake in sources, but not in tests or in what they import', () => {
  const root = temporaryDir();
  const options = { strict: true, noEmit: true, composite: true, types: [], lib: ['es2022'], rootDir: '.' };
  writeFiles(root, {
    'mfe-catalog/tsconfig.json': JSON.stringify({ compilerOptions: options, include: ['src'] }),
    'mfe-catalog/src/page.ts': `import { price } from '../../shared/price';\n\nexport const text: string = price;\n`,
    'mfe-catalog/src/page.test.ts': 'export const text: string = 1;',
    'shared/price.ts': 'export const price = 1; export const other: string = 2;',
  });

  const { faults, files } = JSON.parse(
    execFileSync(process.execPath, [SCRIPT, path.join(root, 'mfe-catalog')], { encoding: 'utf8' }),
  ) as { faults: unknown; files: string[] };

  expect(faults).toEqual([
    { where: 'mfe-catalog/src/page.ts:3', what: "Type 'number' is not assignable to type 'string'." },
  ]);
  expect(files.map((file) => path.relative(root, file))).toEqual(['shared/price.ts', 'mfe-catalog/src/page.ts']);
});
