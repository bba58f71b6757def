import path from 'node:path';
import { writeApiAddress } from '../check-tools';
import { releasesOf } from '../open-releases';
import { ROOT_DIR } from '../packages';
import { closeToOthers } from '../private-data';
import { publishAtStart } from './publish-at-start';
import { createProgramRunner, print } from './run-programs';

/** The default URL of the site. The host reports an invalid port. */
function localUrl(port = ''): string {
  const url = `http://localhost:${port.trim() || 3000}`;
  return URL.canParse(url) ? url : localUrl();
}

/** Publishes the remotes that are built, and runs the API and the host until stopped. */
export async function serveSite(): Promise<void> {
  const env: NodeJS.ProcessEnv = {
    // From 22.1 on, Node keeps compiled code there, which the next start need not compile.
    NODE_COMPILE_CACHE: path.join(ROOT_DIR, '.cache/compiled'),
    // Both programs must use the same URL, which is part of links in pages and mails.
    PUBLIC_URL: localUrl(process.env.PORT),
    ...process.env,
    NODE_ENV: 'production',
  };
  closeToOthers(env, print);
  const releases = releasesOf(env);
  await publishAtStart(releases);
  // The host proves the registry by it, and the API that of a backup.
  env.REGISTRY_PUBLIC_KEY = releases.keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();

  const run = createProgramRunner(env);
  const apiPort = await run('api', { API_PORT: env.API_PORT ?? '0' });
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  writeApiAddress(env, apiUrl);
  const deliveryPort = await run('delivery', { API_URL: apiUrl, DELIVERY_PORT: env.DELIVERY_PORT ?? '0' });
  const port = await run('host', {
    API_URL: apiUrl,
    DELIVERY_URL: `http://127.0.0.1:${deliveryPort}`,
  });
  print(`the shop answers on http://localhost:${port}`);
}
