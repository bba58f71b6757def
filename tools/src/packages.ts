import path from 'node:path';
import { REMOTES as REMOTE_NAMES } from '../lib/workspaces.cjs';

export const ROOT_DIR = path.resolve(import.meta.dirname, '../..');
export const CACHE_DIR = path.join(ROOT_DIR, '.cache');

export type RemoteName = `mfe-${string}`;

/** Whether a remote of that name is in the workspace. */
export function isRemoteName(name: string): name is RemoteName {
  return REMOTE_NAMES.includes(name);
}

export const REMOTES: readonly RemoteName[] = REMOTE_NAMES.filter(isRemoteName);

export interface BuildTarget {
  name: 'api' | 'host' | RemoteName;
  /** Files and folders whose change makes the build stale. */
  inputs: string[];
  /** A file that exists once the build is done. */
  output: string;
}

const COMMON_INPUTS = [
  'package-lock.json',
  'tools/webpack',
  'tools/codegen.ts',
  'shared/package.json',
  'shared/src',
  'api/src/modules',
];

function remoteTarget(name: RemoteName): BuildTarget {
  return {
    name,
    inputs: [
      ...COMMON_INPUTS,
      'tools/src/release.ts',
      `${name}/src`,
      `${name}/page-generator`,
      `${name}/package.json`,
      `${name}/webpack.config.cjs`,
    ],
    output: `${name}/dist/remote/release.json`,
  };
}

export const TARGETS: readonly BuildTarget[] = [
  {
    name: 'api',
    inputs: [
      'package-lock.json',
      'tools/webpack',
      'shared/src/validation',
      'shared/src/format',
      'api/src',
      'api/package.json',
      'api/webpack.config.cjs',
    ],
    output: 'api/dist/server/main.cjs',
  },
  {
    name: 'host',
    inputs: [
      ...COMMON_INPUTS,
      'host/src',
      'host/server',
      'host/public',
      'host/package.json',
      'host/webpack.config.cjs',
    ],
    output: 'host/dist/server/main.cjs',
  },
  ...REMOTES.map(remoteTarget),
];
