import { removeTemporaryDirs, temporaryDir, writeFiles } from '@shop/publisher/testing';
import { versionOf } from '../../webpack/federation.cjs';
import { packagesIn } from './packages-in';

afterAll(removeTemporaryDirs);

it('finds the packages that code and types import, at the versions of the workspace', () => {
  const dir = temporaryDir();
  writeFiles(dir, {
    'a.js': `import React from 'react';\nimport './b';\nimport { yes } from '@shop/shared/ui';\nimport('web-vitals/attribution')`,
    'b.cjs': `const fs = require('node:fs'); require.resolve("@swc/core"); __external_require("webpack")`,
    'types/c.d.ts': `export declare const a: import("urql").Client;`,
    'notes.md': `import x from 'none'`,
  });

  expect(packagesIn(dir, ['jest'])).toEqual({
    '@swc/core': versionOf('@swc/core'),
    jest: versionOf('jest'),
    react: versionOf('react'),
    urql: versionOf('urql'),
    'web-vitals': versionOf('web-vitals'),
    webpack: versionOf('webpack'),
  });
});
