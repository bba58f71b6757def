import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from './run-command';
import { findFreePort, type Site } from './site';

export interface SecondHost {
  url: string;
  stop: () => Promise<void>;
}

/**
 * Starts another build of the host on the store and the API of a site, as on another machine. It
 * lacks the lazy files of the first one, like every build with other sources.
 * @param isLazy which files it lacks
 */
export async function startSecondHost(site: Site, isLazy: (file: string) => boolean): Promise<SecondHost> {
  // Here it finds the packages of the host.
  const parent = path.join(root, 'host/node_modules');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(path.join(parent, '.other-host-'));
  await cp(path.join(root, 'host/dist'), folder, { recursive: true });
  const release = path.join(folder, 'release.json');
  await writeFile(release, (await readFile(release, 'utf8')).replace(/"version": "[^"]+"/, '"version": "9.9.9-other"'));
  for (const file of await readdir(path.join(folder, 'static')))
    if (isLazy(file)) await rm(path.join(folder, 'static', file));

  const port = await findFreePort();
  const keys = path.join(site.dataDir, 'keys/registry-public.pem');
  const child = fork(path.join(folder, 'server/main.cjs'), {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: path.join(folder, 'data'),
      REMOTES_STORE: `file:${path.join(site.dataDir, 'remotes')}`,
      REGISTRY_PUBLIC_KEY: await readFile(keys, 'utf8'),
      API_URL: (await readFile(path.join(site.dataDir, 'api-address.txt'), 'utf8')).trim(),
      PUBLIC_URL: site.url,
      LOG_LEVEL: 'error',
    },
  });
  await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (child.exitCode !== null) throw new Error('the second host did not start');
  return {
    url: `http://localhost:${port}`,
    async stop() {
      child.disconnect(); // it leaves signals to whoever has started it
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
