import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listVersions, type Releases } from '@shop/publisher/releases';
import { REMOTES } from '@shop/tools/packages';
import { findFreePort, startProgram, type Program } from '@shop/tools/program';
import { releasesOf } from '@shop/tools/open-releases';
import { isPublished, publishBuilt } from '@shop/tools/publish-built';

const POLL_MS = 100;

export interface BenchSite {
  url: string;
  apiUrl: string;
  dataDir: string;
  /** Its store of remotes. */
  releases: Releases;
  api: Program;
  host: Program;
  /** Resolves when the host's registry contains a text, such as a version. */
  followed: (text: string) => Promise<void>;
  stop: () => Promise<void>;
}

export interface BenchSiteOptions {
  /** That of an earlier start; it stays. By default a new one, which the stop removes. */
  dataDir?: string;
  /** By default the embedded database. */
  databaseUrl?: string;
  hostArgv?: string[];
  /** Instead of the usual ones. */
  settings?: Readonly<Record<string, string>>;
}

/**
 * Starts the built site on free ports, with its own database and store. Unless `settings` say so,
 * nothing limits requests.
 */
export async function startBenchSite(options: BenchSiteOptions = {}): Promise<BenchSite> {
  const { databaseUrl, hostArgv, settings } = options;
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'shop-bench-')));
  const releases = releasesOf({ DATA_DIR: dataDir });
  const versions = await listVersions(releases);
  for (const name of REMOTES) if (!isPublished(versions, name)) await publishBuilt(releases, name);

  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl ?? '',
    DEMO_DATA: 'on',
    PUBLIC_URL: url,
    PORT: String(port),
    API_PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...settings,
  };
  const api = startProgram('api/dist/server/main.cjs', env);
  const apiUrl = `http://127.0.0.1:${await api.ready}`;
  const host = startProgram('host/dist/server/main.cjs', { ...env, API_URL: apiUrl }, hostArgv);
  await host.ready;

  return {
    url,
    apiUrl,
    dataDir,
    releases,
    api,
    host,
    async followed(text) {
      while (!(await (await fetch(`${url}/remotes.json`)).text()).includes(text)) await sleep(POLL_MS);
    },
    async stop() {
      await host.stop();
      await api.stop();
      if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
