import type { VersionName } from '@shop/shared/federation/registry';
import { REMOTES_PATH } from '../remotes/remotes-path';

const FILE_OF_REMOTE = new RegExp(`${REMOTES_PATH}([\\w-]+)/([^/\\s]+)/`);

/** The version whose file is first in the stack; null for the host's own files. */
export function failedVersion(stack: string): VersionName | null {
  const [, remote, version] = FILE_OF_REMOTE.exec(stack) ?? [];
  return remote && version ? { remote, version } : null;
}
