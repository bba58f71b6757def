import type { FastifyBaseLogger } from 'fastify';
import type { ShopConfig } from '@shop/shared/runtime';
import type { ServerBundle } from '@shop/node/bundles';
import type { OnFailure } from '../renderers/on-failure';
import type { HostFiles } from '../host-files';
import type { Metrics } from '../http/metrics';
import { createAskApi } from '../lists/ask-api';
import { createListCache, listsFetcher, type KnownLists } from '../lists/list-cache';
import { readBundle } from '../remotes/bundle-source';
import { HeldBundles } from '../remotes/held-bundles';
import { createRemotePool, type RemotePool } from '../remotes/remote-pool';
import { createStoreFiles, type StoreFiles } from '../remotes/store-files';
import { createBlockedParts, type BlockedParts } from '../renderers/blocked-parts';
import { loadFailure } from '../renderers/renderer-client';
import { RendererPool } from '../renderers/renderer-pool';
import type { StartRenderer } from '../renderers/renderer-process';
import type { HostSettings } from '../settings';
import type { Published } from './published';
import type { SiteChanges } from './site-changes';

export interface WorkshopOptions {
  settings: HostSettings;
  files: HostFiles;
  log: FastifyBaseLogger;
  metrics: Metrics;
  startRenderer: StartRenderer;
  onFailure: OnFailure;
}

/** What pages are made with. */
export interface Workshop {
  registry: Published['registry'];
  lists: KnownLists;
  storeFiles: StoreFiles;
  renderers: RendererPool;
  pool: RemotePool;
  /** Parts of remotes that have ended a renderer. */
  blocked: BlockedParts;
  onFailure: OnFailure;
}

function configOf(settings: HostSettings): ShopConfig {
  const { publicUrl, isPaymentDisabled, areDiscountsEnabled, areAccessoriesPreselected } = settings;
  const { maxPieces, mapTilesUrl, mapTilesAttribution } = settings;
  return {
    ...{ publicUrl, isPaymentDisabled, areDiscountsEnabled, areAccessoriesPreselected },
    ...{ maxPieces, mapTilesUrl, mapTilesAttribution },
  };
}

function createLists({ settings, metrics, log }: WorkshopOptions) {
  const onFailure = (text: string) => (error: unknown) => {
    metrics.listFailures.inc();
    log.warn({ err: error }, text);
  };
  return {
    lists: createListCache({
      fetchLists: listsFetcher(settings.apiUrl),
      onFailure: onFailure('the public lists did not load'),
    }),
    ask: createAskApi(settings.apiUrl, onFailure('a part of the catalogue did not load')),
  };
}

/**
 * Starts the renderers, and loads what they work with.
 * @param tell gets `version` when a version that had failed loads after all
 */
export function createWorkshop(
  options: WorkshopOptions,
  { signedRegistry, registry }: Published,
  tell: SiteChanges['tell'],
): Workshop {
  const { settings, metrics, startRenderer, onFailure } = options;
  const { version: hostVersion, provides, hostScripts, starter } = options.files;
  const { lists, ask } = createLists(options);
  const storeFiles = createStoreFiles(settings.store, settings.dataDir, signedRegistry);
  const held = new HeldBundles();
  const renderers = new RendererPool({
    size: settings.renderers,
    start: startRenderer,
    setup: { config: configOf(settings), hostScripts, starter },
    ask,
    isHeld: (bundle) => held.has(bundle),
    onFailure,
    onExit: () => metrics.rendererExits.inc(),
  });
  const pool = createRemotePool({
    ...{ held, registry, hostVersion, provides },
    onFailure: (remote, version, error) => onFailure(loadFailure(remote, version, error)),
    onRecovery: () => tell({ what: 'version', paths: [] }),
    async loadBundle(remote, { url, metadata: { version }, extras: { server } }) {
      const code = await readBundle(storeFiles, server.url, server.integrity);
      const bundle: ServerBundle = { remote, version, code, base: url.slice(0, url.lastIndexOf('/') + 1) };
      const supplies = { registry: registry(), lists: await lists.get(), bundles: [bundle] };
      await renderers.run({ kind: 'load', remote, version }, supplies);
      return bundle;
    },
  });
  return { registry, lists, storeFiles, renderers, pool, blocked: createBlockedParts(), onFailure };
}
