import { buildStale } from '../build';
import { watchApi } from '../dev/api';
import { liveRemotes, type DevOrigins } from '../dev/live-remotes';
import { devPage, isGuarded } from '../dev/page';
import { serveHost, serveRemote } from '../dev/servers';
import { generateAll } from '../generate';
import { isRemoteName, REMOTES, type RemoteName } from '../packages';
import { findFreePort, refuseTakenPort } from '../program';
import { isPublished, publishBuilt, storeDir } from '../publish-built';
import type { ExpressRequestHandler } from 'webpack-dev-server';

const AUTH_COOKIE = /(?:^|;\s*)x-auth-token=[^;]/;

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Remotes to develop: the named ones, none for the host alone, all without a name. */
function chosenRemotes(names: readonly string[]): readonly RemoteName[] {
  if (names.length === 0) return REMOTES;
  const unknown = names.find((name) => name !== 'host' && !isRemoteName(name));
  if (unknown) throw new Error(`dev: no package "${unknown}"; there are host, ${REMOTES.join(', ')}`);
  return names.filter(isRemoteName);
}

/** What is not under development comes from the store, as it was built last. */
async function publishRest(dir: string, chosen: readonly RemoteName[]): Promise<void> {
  const rest = REMOTES.filter((name) => !chosen.includes(name));
  await generateAll();
  if (rest.length > 0) await buildStale({ only: rest, log: print });
  for (const name of rest) if (!isPublished(dir, name)) await publishBuilt(dir, name);
}

function pageHandler(store: string, origins: DevOrigins, publicUrl: string): ExpressRequestHandler {
  return (request, response, next) => {
    const { pathname } = new URL(request.url, publicUrl);
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
    liveRemotes(store, origins)
      .then((remotes) => {
        const isSignedIn = AUTH_COOKIE.test(request.headers.cookie ?? '');
        if (isGuarded(remotes, pathname) && !isSignedIn)
          return response.redirect(`/?signin=${encodeURIComponent(pathname)}`);
        response.type('html').send(devPage(remotes, process.env, publicUrl));
      })
      .catch(next);
  };
}

/** `npm run dev [host | remote ...]`: packages with Fast Refresh, inside the rest of the shop, until told to stop. */
export async function run(names: readonly string[]): Promise<void> {
  const chosen = chosenRemotes(names);
  const store = storeDir(process.env);
  await publishRest(store, chosen);

  const port = Number(process.env.PORT?.trim() || 3000);
  const publicUrl = process.env.PUBLIC_URL?.trim() || `http://localhost:${port}`;
  const apiPort = process.env.API_PORT?.trim() || String(await findFreePort());
  const apiUrl = `http://127.0.0.1:${apiPort}`;
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    API_PORT: apiPort,
    PUBLIC_URL: publicUrl,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  };
  const origins = new Map<RemoteName, string>();

  const running: { stop: () => Promise<void> }[] = [];
  const stopAll = async (code: number) => {
    await Promise.allSettled(running.map(({ stop }) => stop()));
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stopAll(0));

  try {
    await refuseTakenPort(port);
    const api = watchApi(env);
    running.push(api);
    const page = pageHandler(store, origins, publicUrl);
    const host = await serveHost({ port, apiUrl, storeDir: store, page });
    running.push(host);
    const compiled = [host.compiled];
    for (const name of chosen) {
      const remotePort = await findFreePort();
      const server = await serveRemote(name, remotePort);
      running.push(server);
      compiled.push(server.compiled);
      origins.set(name, `http://localhost:${remotePort}`);
    }
    await Promise.all([api.ready, ...compiled]);
    print(`the shop answers on http://localhost:${port}, with Fast Refresh of ${['host', ...chosen].join(', ')}`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    await stopAll(1);
  }
}
