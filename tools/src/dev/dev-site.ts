import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Releases } from '@shop/publisher/releases';
import { deployedVersion, readRegistry } from '@shop/shared/federation/registry';
import { devBrowserPath } from '../../webpack/folders.cjs';
import { DEV_DIR, isRemoteName, type RemoteName } from '../packages';
import { startProgram, type Program } from '../program';
import { publishRelease } from '../publish-built';
import { writeRelease } from '../write-release';

const LIVE_STEP_MS = 20;
const LIVE_TIMEOUT_MS = 5000;

export type DevPackage = 'api' | 'host' | RemoteName;

/** The host checks its registry twice a second. */
async function waitUntilLive(hostUrl: string, name: RemoteName, version: string): Promise<void> {
  const endsAt = Date.now() + LIVE_TIMEOUT_MS;
  while (Date.now() < endsAt) {
    const { registry } = readRegistry(await (await fetch(`${hostUrl}/remotes.json`)).text());
    if (deployedVersion(registry.microFrontends[name] ?? [])?.metadata.version === version) return;
    await sleep(LIVE_STEP_MS);
  }
}

/** A program that restarts whenever its build is new. */
function createRestartable(name: 'api' | 'host', env: NodeJS.ProcessEnv) {
  let running: Program | null = null;
  const stop = async () => running?.stop();
  return {
    stop,
    async restart() {
      await stop();
      running = startProgram(path.join(DEV_DIR, name, 'server/main.cjs'), env);
      await running.ready;
    },
  };
}

export interface DevSiteOptions {
  env: NodeJS.ProcessEnv;
  hostUrl: string;
  /** The store that the host follows. */
  releases: Releases;
}

/** The shop's own programs, run from the latest builds. */
export function createDevSite({ env, hostUrl, releases }: DevSiteOptions) {
  const api = createRestartable('api', env);
  const host = createRestartable('host', env);

  const publish = async (name: RemoteName) => {
    const distDir = path.join(DEV_DIR, name, 'remote');
    const release = await writeRelease(name, { distDir, browserUrl: devBrowserPath(name) });
    return { name, version: await publishRelease(releases, release, distDir) };
  };

  return {
    /** Applies new builds; resolves when the next page shows them. */
    async update(packages: ReadonlySet<DevPackage>): Promise<void> {
      const published = [];
      for (const name of packages) if (isRemoteName(name)) published.push(await publish(name));
      if (packages.has('api')) await api.restart();
      // The host caches the API's lists and pages made from them.
      if (packages.has('api') || packages.has('host')) await host.restart();
      for (const { name, version } of published) await waitUntilLive(hostUrl, name, version);
    },
    async stop(): Promise<void> {
      // The host first: it must stop sending requests before the API stops answering.
      await host.stop();
      await api.stop();
    },
  };
}
