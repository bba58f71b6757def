import {
  getInstance,
  registerPlugins,
  registerRemotes,
  loadRemote,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import { isRemoteModule, type RemoteModule } from '@shop/shared/federation';
import type { LiveRemote } from './live-remote';

declare global {
  /** Integrity by address of every script of the remotes; webpack's chunk loader and ours read it. */
  var shopIntegrity: Record<string, string> | undefined;
}

/** How long an entry may take before its block gives up. */
const ENTRY_TIMEOUT_MS = 6000;

const federationName = (name: string) => name.replaceAll('-', '_');

function absolute(url: string): string {
  return new URL(url, location.href).href;
}

/** Address of a file of a remote's version. */
export function fileUrl(remote: Pick<LiveRemote, 'url'>, file: string): string {
  return new URL(file, absolute(remote.url)).href;
}

function withoutRetryMark(url: string): string {
  return url.replace(/\?r=\d+$/, '');
}

/** Scripts get their integrity and a time-out; a foreign origin is asked without cookies. */
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

/** Loads remotes by Module Federation, each version once; a failed one is asked again under another address. */
export function createFederationLoader(remotes: readonly LiveRemote[]): (remote: LiveRemote) => Promise<RemoteModule> {
  if (!getInstance()) throw new Error('the federation runtime is not there: the host was built without its plugin');
  globalThis.shopIntegrity = Object.fromEntries(
    remotes.flatMap((remote) => Object.entries(remote.integrity).map(([file, hash]) => [fileUrl(remote, file), hash])),
  );
  registerPlugins([scriptPlugin]);
  for (const remote of remotes) register(remote, 0);

  const loaded = new Map<string, Promise<RemoteModule>>();
  const attempts = new Map<string, number>();
  return (remote) => {
    const known = loaded.get(remote.name);
    if (known) return known;
    const attempt = attempts.get(remote.name) ?? 0;
    // Chromium joins a hung request again, so that a retry needs an address of its own.
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
