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

/** The GraphQL documents of a package, of which a build sees only the types. */
export const documentsOf = (name: string): Input => ({ dir: `${name}/src`, extension: '.graphql' });

/** Files for the host's server that keep their names. */
export const HOST_FILES = 'host/public';
/** Of the pictures that the host and the page generator draw. */
export const FONTS = 'shared/src/ui/fonts';

/** Of these tools, what a repository of a team needs besides the bundled commands. */
export const KIT_FILES: readonly string[] = [
  'codegen.ts',
  'jest',
  'lib/check-node.mjs',
  'lib/workspaces.cjs',
  'src/find-type-faults.mjs',
  'template',
  'tsconfig',
  'webpack',
];

export interface BuildTarget {
  name: 'api' | 'publisher' | 'host' | 'kit' | 'tools' | RemoteName;
  /** What no module imports. The build itself tells of all others that it has read. */
  inputs: readonly Input[];
  /** A file that exists after the build. */
  output: string;
}

const programInputs = (name: string): readonly Input[] => [
  'package-lock.json', // in a repository of a team, names the kit
  'tools/lib/workspaces.cjs',
  'tools/webpack',
  `${name}/package.json`,
  `${name}/webpack.config.cjs`,
];

/** Of what runs in browsers. */
const pageInputs = (name: string): readonly Input[] => [
  ...programInputs(name),
  'package.json', // names the browsers
  'shared/package.json', // the version of what all share
  'tools/codegen.ts',
  SCHEMA,
  documentsOf('shared'),
  documentsOf(name),
];

/** The build of a remote. */
export function remoteTarget(name: RemoteName) {
  return {
    name,
    inputs: [...pageInputs(name), 'tools/tsconfig', `${name}/tsconfig.json`, `${name}/page-generator`],
    output: `${name}/dist/remote/release.json`,
  } satisfies BuildTarget;
}

export const TARGETS: readonly BuildTarget[] = [
  { name: 'api', inputs: programInputs('api'), output: 'api/dist/server/main.cjs' },
  { name: 'publisher', inputs: programInputs('publisher'), output: 'publisher/dist/server/main.cjs' },
  { name: 'host', inputs: [...pageInputs('host'), HOST_FILES, FONTS], output: 'host/dist/release.json' },
  ...REMOTES.map(remoteTarget),
  { name: 'tools', inputs: programInputs('tools'), output: 'tools/dist/shop.cjs' },
  {
    name: 'kit',
    inputs: [
      ...KIT_FILES.map((file) => `tools/${file}`),
      'package-lock.json',
      'package.json',
      'shared/package.json',
      'shared/tsconfig.json',
      'tools/kit',
      'tools/kit.mjs',
      'tools/package.json',
      documentsOf('shared'),
    ],
    output: 'tools/dist/kit/kit.json',
  },
];
