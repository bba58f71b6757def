import type { CodegenConfig } from '@graphql-codegen/cli';
import { IS_OWN_REPOSITORY, REMOTES } from './lib/workspaces.cjs';

const scalars = { DateTime: 'string', Date: 'string', JSON: 'unknown' };

/**
 * Each package writes its own documents and gets its own types, so that no package ships another's.
 */
const clients = IS_OWN_REPOSITORY ? REMOTES : ['shared', 'host', ...REMOTES];

const resolvers: CodegenConfig['generates'] = {
  'api/src/generated/resolvers-types.ts': {
    plugins: ['typescript', 'typescript-resolvers'],
    config: {
      scalars,
      useTypeImports: true,
      enumsAsTypes: true,
      skipTypename: true,
      // No mappers: resolvers return complete objects, so a forgotten field does not compile.
      contextType: '../context#ApiContext',
    },
  },
};

const config: CodegenConfig = {
  schema: IS_OWN_REPOSITORY ? 'schema.graphql' : 'api/src/modules/**/*.graphql',
  ignoreNoDocuments: true,
  generates: {
    ...(!IS_OWN_REPOSITORY && resolvers),
    ...Object.fromEntries(
      clients.map((name) => [
        `${name}/src/generated/`,
        {
          preset: 'client' as const,
          documents: `${name}/src/**/*.graphql`,
          presetConfig: { fragmentMasking: false },
          config: { scalars, useTypeImports: true, enumsAsTypes: true, dedupeFragments: true },
        },
      ]),
    ),
  },
};

export default config;
