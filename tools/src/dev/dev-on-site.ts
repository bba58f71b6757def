import path from 'node:path';
import type { LiveRemote } from '@shop/shared/federation/page-data';
import { configsOf } from '../run-webpack';
import { generateAll } from '../generate';
import { devBrowserPath } from '../../webpack/folders.cjs';
import { DEV_DIR, type RemoteName } from '../packages';
import type { Release } from '@shop/publisher/releases';
import { writeRelease } from '../write-release';
import { checkSite } from './check-site';
import { startDevServer } from './dev-server';
import { createOwnPages } from './own-pages';
import { createSitePages } from './site-pages';

const print = (line: string) => process.stdout.write(`${line}\n`);

function toDevRemote(release: Release): LiveRemote {
  const { name, version, routes, chunks } = release;
  return { name, version, url: `${devBrowserPath(name)}remoteEntry.js`, routes, chunks, integrity: {} };
}

/** Shows a deployed site with one remote from this tree, until stopped. Nothing else is built. */
export async function developOnSite(name: RemoteName, site: string, port: number): Promise<void> {
  const siteUrl = await checkSite(site);
  await generateAll();
  const distDir = path.join(DEV_DIR, name, 'remote');
  let own: LiveRemote | null = null;

  const onBuilt = async () => {
    try {
      const isFirst = own === null;
      own = toDevRemote(await writeRelease(name, { distDir, browserUrl: devBrowserPath(name) }));
      print(isFirst ? `${siteUrl} with ${name} of this tree: http://localhost:${port}` : `new: ${name}`);
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      if (!own) process.exit(1);
    }
  };
  const currentOwn = () => {
    if (!own) throw new Error(`${name} is not built yet`);
    return own;
  };
  const pages = createOwnPages(name, path.join(distDir, 'server.cjs'), siteUrl);
  const sitePages = createSitePages({ siteUrl, own: currentOwn, pages });
  const configs = configsOf(name, { dev: true, site: true });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
  await startDevServer({ port, hostUrl: siteUrl, configs, onBuilt, sitePages });
}
