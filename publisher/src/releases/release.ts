import type { SearchPage } from '@shop/shared/federation';
import type { DocumentPages, RegistryRoute } from '@shop/shared/federation/registry';

/** The description of a finished remote, in the `release.json` beside its files. */
export interface Release {
  name: string;
  version: string;
  /** The team that answers for the remote: `owner` in its `package.json`. */
  owner?: string;
  /** The federation entry and the server bundle, relative to the folder of the release. */
  entry: string;
  server: string;
  serverIntegrity: string;
  routes: RegistryRoute[];
  /** Whether the pages of other remotes carry nothing of it. */
  isSeparate?: boolean;
  searchPages: SearchPage[];
  /** Of a remote with documents. Their texts and schemas are in a file of their own. */
  documents?: DocumentPages;
  requires: Record<string, string>;
  chunks: Record<string, string[]>;
  integrity: Record<string, string>;
  /**
   * The URL of a development build's files for browsers;
   * those of all other builds are in the store.
   */
  browserUrl?: string;
}

/** The description of a finished build of the host. */
export interface HostRelease {
  version: string;
  /** The first script, relative to `static`. */
  entry: string;
  /** Exact versions of what it shares, by package. */
  provides: Record<string, string>;
  /** Integrity of the files in `static`, relative to it, without compressed copies. */
  integrity: Record<string, string>;
}
