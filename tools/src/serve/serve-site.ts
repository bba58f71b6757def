import path from 'node:path';
import { writeApiAddress } from '../check-tools';
import { releasesOf } from '../open-releases';
import { ROOT_DIR } from '../packages';
import { closeToOthers } from '../private-data';
import { findFreePort } from '../program';
import { readPort } from '../read-port';
import { publishAtStart } from './publish-at-start';
import { createProgramRunner, print } from './run-programs';

/** Publishes the remotes that are built, and runs the API and the host until stopped. */
export async function serveSite(): Promise<void> {
  const env: NodeJS.ProcessEnv = {
    // From 22.1 on, Node keeps compiled code there, which the next start need not compile.
    NODE_COMPILE_CACHE: path.join(ROOT_DIR, '.cache/compiled'),
    // Both programs must use the same URL, which is part of links in pages and mails.
    PUBLIC_URL: `http://localhost:${readPort(3000)}`,
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
  const deliveryPort = Number(env.DELIVERY_PORT?.trim()) || (await findFreePort());
  // Not beside the API, which refuses a second site on the same data. The host asks delivery later.
  const [, port] = await Promise.all([
    run('delivery', { API_URL: apiUrl, DELIVERY_PORT: String(deliveryPort) }),
    run('host', { API_URL: apiUrl, DELIVERY_URL: `http://127.0.0.1:${deliveryPort}` }),
  ]);
  print(`the shop answers on http://localhost:${port}`);
}
