import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Releases } from '@shop/publisher/releases';
import { REMOTES, ROOT_DIR } from '@shop/tools/packages';
import { findFreePort, startProgram, type Program } from '@shop/tools/program';
import { releasesOf } from '@shop/tools/open-releases';
import { publishBuilt, publishBuiltHost } from '@shop/tools/publish-built';
import { runCommand } from '@shop/tools/run-command';

const COMMAND_TIMEOUT_MS = 60_000;

export interface DeliveryHost {
  url: string;
  program: Program;
}

export interface DeliverySite {
  hosts: DeliveryHost[];
  releases: Releases;
  /** The settings of a command on the site's store. */
  env: NodeJS.ProcessEnv;
  /**
   * Runs `npm run remotes -- ...` on the site's store.
   * @throws Error with its output when it fails
   */
  remotes: (...args: string[]) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts the API, the publisher and two hosts over one store, each host with data of its own, as on
 * machines of their own.
 * @param hostArgv arguments for Node.js
 */
export async function startDeliverySite(hostArgv: string[] = []): Promise<DeliverySite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-bench-'));
  const releases = releasesOf({ DATA_DIR: dataDir });
  await publishBuiltHost(releases);
  for (const name of REMOTES) await publishBuilt(releases, name);

  const [first, second] = [await findFreePort(), await findFreePort()];
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO_DATA: 'on',
    PUBLIC_URL: `http://localhost:${first}`,
    REMOTES_STORE: `file:${path.join(dataDir, 'remotes')}`,
    API_PORT: '0',
    DELIVERY_PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  };
  const api = startProgram('api/dist/server/main.cjs', env);
  const apiUrl = `http://127.0.0.1:${await api.ready}`;
  const delivery = startProgram('publisher/dist/server/main.cjs', { ...env, API_URL: apiUrl });
  const deliveryUrl = `http://127.0.0.1:${await delivery.ready}`;
  const hosts = [first, second].map((port): DeliveryHost => {
    const settings = {
      PORT: String(port),
      DATA_DIR: path.join(dataDir, `host-${port}`),
      API_URL: apiUrl,
      DELIVERY_URL: deliveryUrl,
      REGISTRY_PUBLIC_KEY: releases.keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    };
    const program = startProgram('host/dist/server/main.cjs', { ...env, ...settings }, hostArgv);
    return { url: `http://localhost:${port}`, program };
  });
  await Promise.all(hosts.map(({ program }) => program.ready));

  const commandEnv = { ...env, API_URL: apiUrl };
  return {
    hosts,
    releases,
    env: commandEnv,
    async remotes(...args) {
      const command = [path.join(ROOT_DIR, 'tools/run.mjs'), 'remotes', ...args];
      const options = { timeoutMs: COMMAND_TIMEOUT_MS, isBuffered: true, env: commandEnv };
      const { isGood, output } = await runCommand(process.execPath, command, options);
      if (!isGood) throw new Error(`remotes ${args.join(' ')}: ${output}`);
    },
    async stop() {
      await Promise.all(hosts.map(({ program }) => program.stop()));
      await delivery.stop();
      await api.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
