import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { forgetLostStore, type Releases } from '@shop/publisher/releases';
import type { Configuration } from 'webpack';
import { checkSettings } from '../all-settings';
import { buildStale } from '../build';
import { configsOf } from '../run-webpack';
import { oneRemote, parseDevArguments } from '../dev/dev-arguments';
import { developOnSite } from '../dev/dev-on-site';
import { startDevServer } from '../dev/dev-server';
import { createDevSite, type DevPackage } from '../dev/dev-site';
import { copyHostFiles } from '../finish-host';
import { generateAll } from '../generate';
import { writeDevHostRelease } from '../host-release';
import { DEV_DIR, REMOTES, type RemoteName } from '../packages';
import { findFreePort, refuseTakenPort } from '../program';
import { dataDir, releasesOf } from '../open-releases';
import { publishBuilt } from '../publish-built';
import { readPort } from '../read-port';
import { builtDir } from '../release';

const print = (line: string) => process.stdout.write(`${line}\n`);
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Publishes the last builds of remotes that are not under development. */
async function publishRest(releases: Releases, chosen: readonly RemoteName[]): Promise<void> {
  const rest = REMOTES.filter((name) => !chosen.includes(name));
  const missing = rest.filter((name) => !existsSync(path.join(builtDir(name), 'release.json')));
  if (missing.length > 0) await buildStale({ only: missing, log: print });
  for (const name of rest) await publishBuilt(releases, name);
}

/** The settings of `npm start`, with a separate data folder, so that the two do not mix. */
async function devEnvironment(port: number) {
  const [hostPort, apiPort] = [await findFreePort(), await findFreePort()];
  return {
    PUBLIC_URL: `http://localhost:${port}`,
    LOG_LEVEL: 'warn',
    ...process.env,
    NODE_ENV: 'development',
    DATA_DIR: path.join(process.env.DATA_DIR?.trim() || '.data', 'dev'),
    PORT: String(hostPort),
    API_PORT: String(apiPort),
    API_URL: `http://127.0.0.1:${apiPort}`,
  };
}

function ownersOf(packages: readonly DevPackage[]): Map<Configuration, DevPackage> {
  return new Map(packages.flatMap((name) => configsOf(name, { dev: true }).map((config) => [config, name] as const)));
}

/**
 * `npm run dev [host remote ...]`: the site from watched sources, with Fast Refresh, until stopped.
 * `npm run dev mfe-catalog --site <address>`: a deployed site with one remote of this tree.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { chosen, site: address } = parseDevArguments(args);
  checkSettings(process.env);
  const port = readPort(3000);
  await refuseTakenPort(port);
  if (address !== undefined) return developOnSite(oneRemote(chosen), address, port);
  const env = await devEnvironment(port);
  const hostUrl = `http://127.0.0.1:${env.PORT}`;
  const releases = releasesOf(env);

  for (const dir of [path.join(dataDir(env), 'remotes'), DEV_DIR]) rmSync(dir, { recursive: true, force: true });
  await forgetLostStore(releases);
  await generateAll();
  await publishRest(releases, chosen);
  copyHostFiles(path.join(DEV_DIR, 'host'));
  writeDevHostRelease(path.join(DEV_DIR, 'host'));

  const site = createDevSite({ env, hostUrl, releases });
  const owners = ownersOf(['api', 'host', ...chosen]);
  const stop = async (code: number) => {
    await site.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0));

  let isReady = false;
  const onBuilt = async (changed: ReadonlySet<Configuration>) => {
    const packages = new Set([...changed].flatMap((config) => owners.get(config) ?? []));
    try {
      await site.update(packages);
      print(isReady ? `new: ${[...packages].join(', ')}` : `the shop answers on http://localhost:${port}`);
      isReady = true;
    } catch (error) {
      process.stderr.write(`${messageOf(error)}\n`);
      if (!isReady) await stop(1);
    }
  };
  await startDevServer({ port, hostUrl, configs: [...owners.keys()], onBuilt });
}
