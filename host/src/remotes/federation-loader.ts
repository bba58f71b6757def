import {
  getInstance,
  registerPlugins,
  registerRemotes,
  loadRemote,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/runtime-tools/runtime';
import { isRemoteModule, type RemoteModule } from '@shop/shared/federation';
import type { LiveRemote } from '@shop/shared/federation/page-data';
import { retryShared } from './retry-shared';

declare global {
  /** Integrity of every script of the remotes, by address. webpack's chunk loader reads it, too. */
  var shopIntegrity: Record<string, string> | undefined;
}

/** The panel is shown after this time (docs/federation.md, The network). */
const ENTRY_TIMEOUT_MS = 6000;

const federationName = (name: string) => name.replaceAll('-', '_');

function absolute(url: string): string {
  return new URL(url, location.href).href;
}

/** Returns the absolute address of a file of a remote. */
function fileUrl(remote: Pick<LiveRemote, 'url'>, file: string): string {
  return new URL(file, absolute(remote.url)).href;
}

function withoutRetryMark(url: string): string {
  return url.replace(/\?r=\d+$/, '');
}

/** Adds integrity and a timeout to scripts. Requests to other sites send no cookies. */
const scriptPlugin: ModuleFederationRuntimePlugin = {
  name: 'shop-scripts',
  createScript({ url }) {
    const script = document.createElement('script');
    const integrity = globalThis.shopIntegrity?.[withoutRetryMark(absolute(url))];
    if (integrity) script.integrity = integrity;
    if (!absolute(url).startsWith(`${location.origin}/`)) script.crossOrigin = 'anonymous';
    script.async = true;
    script.src = url;
    return { script, timeout: ENTRY_TIMEOUT_MS };
  },
};

async function loadExpose(remote: LiveRemote): Promise<RemoteModule> {
  const expose = await loadRemote<{ remote: unknown }>(`${federationName(remote.name)}/remote`);
  if (!isRemoteModule(expose?.remote))
    throw new Error(`remote ${remote.name} ${remote.version} exposes no remote module`);
  return expose.remote;
}

function register(remote: LiveRemote, attempt: number) {
  const entry = attempt === 0 ? absolute(remote.url) : `${absolute(remote.url)}?r=${attempt}`;
  const name = federationName(remote.name);
  registerRemotes([{ name, entry, type: 'global', entryGlobalName: name }], { force: attempt > 0 });
}

/**
 * Creates the function that loads a remote by Module Federation, once. After a failure, the next
 * call tries again under another address.
 * @throws Error when the host was built without federation
 */
export function createFederationLoader(remotes: readonly LiveRemote[]): (remote: LiveRemote) => Promise<RemoteModule> {
  if (!getInstance()) throw new Error('the federation runtime is missing: the host was built without its plugin');
  globalThis.shopIntegrity = Object.fromEntries(
    remotes.flatMap((remote) => Object.entries(remote.integrity).map(([file, hash]) => [fileUrl(remote, file), hash])),
  );
  registerPlugins([scriptPlugin, retryShared]);
  for (const remote of remotes) register(remote, 0);

  const loaded = new Map<string, Promise<RemoteModule>>();
  const attempts = new Map<string, number>();
  return (remote) => {
    const known = loaded.get(remote.name);
    if (known) return known;
    const attempt = attempts.get(remote.name) ?? 0;
    // Chromium joins a request that hangs, so the retry needs another address.
    if (attempt > 0) register(remote, attempt);
    const loading = loadExpose(remote);
    loaded.set(remote.name, loading);
    loading.catch(() => {
      loaded.delete(remote.name);
      attempts.set(remote.name, attempt + 1);
    });
    return loading;
  };
}
