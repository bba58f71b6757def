import path from 'node:path';
import { IS_OWN_REPOSITORY, REMOTES as REMOTE_NAMES, ROOT_DIR, TOOLS_DIR } from '../lib/workspaces.cjs';

export { IS_OWN_REPOSITORY, ROOT_DIR, TOOLS_DIR };
export const CACHE_DIR = path.join(ROOT_DIR, '.cache');
export const DEV_DIR = path.join(CACHE_DIR, 'dev/dist');

/** The folder of `@shop/shared`. */
export const SHARED_DIR = path.join(ROOT_DIR, IS_OWN_REPOSITORY ? 'node_modules/@shop/shared' : 'shared');

export type RemoteName = `mfe-${string}`;

/** Whether the workspace has a remote of this name. */
export function isRemoteName(name: string): name is RemoteName {
  return REMOTE_NAMES.includes(name);
}

export const REMOTES: readonly RemoteName[] = REMOTE_NAMES.filter(isRemoteName);

/** A file, a folder with everything below it, or the files with one extension below a folder. */
export type Input = string | { dir: string; extension: string };

/** Of the API's sources, the host and the remotes depend only on the contract. */
export const SCHEMA = { dir: IS_OWN_REPOSITORY ? 'schema.graphql' : 'api/src/modules', extension: '.graphql' };

export interface BuildTarget {
  name: 'api' | 'delivery' | 'host' | 'kit' | 'tools' | RemoteName;
  /** The build is stale when one of these changes. */
  inputs: Input[];
  /** A file that exists after the build. */
  output: string;
}

const COMMON_INPUTS: readonly Input[] = [
  'package.json', // names the browsers
  'package-lock.json', // in a repository of a team, names the kit
  'tools/webpack',
  'tools/codegen.ts',
  'shared/package.json',
  'shared/src',
  SCHEMA,
];

/** The build of a remote. */
export function remoteTarget(name: RemoteName) {
  return {
    name,
    inputs: [
      ...COMMON_INPUTS,
      'tools/src/release.ts',
      'tools/src/read-remote.ts',
      'tools/src/write-release.ts',
      'tools/src/build-hash.ts',
      'tools/src/write-interface.ts',
      'tools/src/print-type.ts',
      `${name}/src`,
      `${name}/page-generator`,
      `${name}/package.json`,
      `${name}/webpack.config.cjs`,
    ],
    output: `${name}/dist/remote/release.json`,
  } satisfies BuildTarget;
}

export const TARGETS: readonly BuildTarget[] = [
  {
    name: 'api',
    inputs: [
      'package-lock.json',
      'tools/webpack',
      'shared/src/file-lock',
      'shared/src/format',
      'shared/src/cache',
      'shared/src/catalog',
      'shared/src/included-parts',
      'shared/src/page-documents',
      'shared/src/print-sheet',
      'shared/src/public-lists',
      'shared/src/search',
      'shared/src/seller',
      'shared/src/server',
      'shared/src/settings',
      'shared/src/validation',
      'api/src',
      'api/package.json',
      'api/webpack.config.cjs',
    ],
    output: 'api/dist/server/main.cjs',
  },
  {
    name: 'delivery',
    inputs: [
      'package-lock.json',
      'tools/webpack',
      'shared/src/federation',
      'shared/src/figures',
      'shared/src/file-lock',
      'shared/src/refused-error',
      'shared/src/server',
      'shared/src/settings',
      'shared/src/signing',
      'shared/src/store',
      'delivery/src',
      'delivery/package.json',
      'delivery/webpack.config.cjs',
    ],
    output: 'delivery/dist/server/main.cjs',
  },
  {
    name: 'host',
    inputs: [
      ...COMMON_INPUTS,
      'tools/src/write-interface.ts',
      'host/src',
      'host/server',
      'host/public',
      'host/package.json',
      'host/webpack.config.cjs',
    ],
    output: 'host/dist/server/main.cjs',
  },
  ...REMOTES.map(remoteTarget),
  {
    name: 'tools',
    inputs: [
      'package.json',
      'package-lock.json',
      'tools/webpack',
      'tools/webpack.config.cjs',
      'tools/lib',
      'tools/src',
      'delivery/src',
      'shared/src/federation',
      'shared/src/file-lock',
      'shared/src/refused-error',
      'shared/src/settings',
      'shared/src/signing',
      'shared/src/store',
    ],
    output: 'tools/dist/shop.cjs',
  },
  {
    name: 'kit',
    inputs: [
      ...COMMON_INPUTS,
      'delivery/src',
      'tools/jest',
      'tools/kit',
      'tools/kit.mjs',
      'tools/lib',
      'tools/src',
      'tools/template',
      'tools/tsconfig',
      'tools/package.json',
    ],
    output: 'tools/dist/kit/kit.json',
  },
];
