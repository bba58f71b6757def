import { WORKSPACES } from '../lib/workspaces.cjs';
import { typedPackages } from './typed-packages';

it.each<[string, string[], readonly string[]]>([
  ['nothing', [], []],
  ['a text', ['mfe-catalog/README.md', 'docs/security.md'], []],
  ['a remote', ['mfe-catalog/src/pages/compare/compare-page.tsx'], ['mfe-catalog']],
  ['two packages', ['e2e/tests/pages/walk.spec.ts', 'api/src/main.ts'], ['api', 'e2e']],
  ['what another package imports', ['publisher/src/judge/index.ts'], ['publisher', 'tools', 'bench']],
  ['what all but the journeys import', ['shared/src/cache/index.ts'], WORKSPACES.filter((name) => name !== 'e2e')],
  ['the schema', ['api/src/modules/orders/orders.graphql'], WORKSPACES.filter((name) => name !== 'e2e')],
  ['a version of a package', ['package-lock.json'], WORKSPACES],
  ['the rules themselves', ['tools/lint/eslint/syntax-rules.mjs'], WORKSPACES],
  ['the options of the compiler', ['tools/tsconfig/base.json'], WORKSPACES],
  ['a type without an import', ['tools/webpack/globals.d.ts'], WORKSPACES],
])('rules with types look again at what can see a change of %s', (_what, files, packages) => {
  expect(typedPackages(files)).toEqual(packages);
});
