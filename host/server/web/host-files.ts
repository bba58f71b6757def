import type { ScriptFile } from '../../src/remotes/page-files';

/** What the build of the host has made. */
export interface HostFiles {
  version: string;
  /** Exact versions of what it shares with remotes, by package. */
  provides: Readonly<Record<string, string>>;
  /** `host/dist`: hashed files, public files with compressed copies, and fonts for pictures. */
  distDir: string;
  hostScripts: ScriptFile[];
  /** Text of the inline script of every page. */
  starter: string;
  /** Text of the inline script that tells how a previewed page was loaded. */
  madeOf: string;
}
