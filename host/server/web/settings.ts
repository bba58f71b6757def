import { availableParallelism } from 'node:os';
import path from 'node:path';
import { readPublicKey } from '@shop/node/signing';
import { openStore } from '@shop/node/store';
import {
  address,
  count,
  port,
  readEnvironment,
  shopSettings,
  text,
  tracingOf,
  type Environment,
} from '@shop/node/settings';

/** One renderer can be replaced while another works. More than four help no shop of this size. */
const RENDERERS = Math.max(2, Math.min(4, availableParallelism()));

const FIELDS = {
  ...shopSettings,
  PORT: port(3000),
  API_URL: address('http:', 'https:').default('http://127.0.0.1:3001'),
  RENDERERS: count({ least: 1, most: 64, fallback: RENDERERS }),
  RENDERER_MEMORY_MB: count({ least: 64, most: 65_536, fallback: 512 }),
  PAGE_CACHE_MB: count({ least: 1, most: 65_536, fallback: 256 }),
  CDN_PURGE_URL: address('http:', 'https:'),
  DELIVERY_URL: address('http:', 'https:'),
  MAP_TILES_URL: address('http:', 'https:'),
  MAP_TILES_ATTRIBUTION: text('© OpenStreetMap'),
};

/** The key may be made after the start, by the first publication. */
function keyReader(env: Environment, dataDir: string) {
  let key = readPublicKey(env, dataDir);
  return () => (key ??= readPublicKey(env, dataDir));
}

/**
 * Reads the host's settings, which docs/settings.md lists.
 * @throws SettingsError that names the first invalid one
 */
export function readSettings(env: Environment) {
  const settings = readEnvironment(FIELDS, env);
  return {
    port: settings.PORT,
    /** Absolute. */
    dataDir: path.resolve(settings.DATA_DIR),
    /** Of published versions and their registry. */
    store: openStore(env, path.resolve(settings.DATA_DIR)),
    /** Proves who has signed the registry, or a link to a preview; null while there is none. */
    publicKey: keyReader(env, settings.DATA_DIR),
    publicUrl: new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).origin,
    apiUrl: new URL(settings.API_URL).origin,
    renderers: settings.RENDERERS,
    rendererMemoryMb: settings.RENDERER_MEMORY_MB,
    pageCacheBytes: settings.PAGE_CACHE_MB * 1024 * 1024,
    areRateLimitsOn: settings.RATE_LIMITS === 'on',
    trustedProxies: settings.TRUSTED_PROXIES,
    isDevelopment: settings.NODE_ENV === 'development',
    cdnPurgeUrl: settings.CDN_PURGE_URL ?? null,
    /** Origin of the publisher; null without it. */
    deliveryUrl: settings.DELIVERY_URL ? new URL(settings.DELIVERY_URL).origin : null,
    isPaymentDisabled: settings.PAYMENT_DISABLED,
    areDiscountsEnabled: settings.DISCOUNTS_ENABLED,
    areAccessoriesPreselected: settings.ACCESSORIES_PRESELECTED,
    maxPieces: settings.ORDER_MAX_PIECES,
    mapTilesUrl: settings.MAP_TILES_URL ?? null,
    mapTilesAttribution: settings.MAP_TILES_ATTRIBUTION,
    logLevel: settings.LOG_LEVEL,
    tracing: tracingOf(settings),
  };
}

export type HostSettings = ReturnType<typeof readSettings>;
