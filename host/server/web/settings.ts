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

export const hostSettings = {
  ...shopSettings,
  PORT: port(3000).meta({ meaning: 'port of the site' }),
  API_URL: address('http:', 'https:').default('http://127.0.0.1:3001'),
  RENDERERS: count({ least: 1, most: 64, fallback: RENDERERS }).meta({
    fallback: '`2` to `4`, by cores',
    meaning: 'processes that render pages',
  }),
  RENDERER_MEMORY_MB: count({ least: 64, most: 65_536, fallback: 512 }).meta({
    meaning: 'limit of the heap of each; other memory is limited by as much',
  }),
  PAGE_CACHE_MB: count({ least: 1, most: 65_536, fallback: 256 }).meta({
    meaning: 'how much the cached pages may take; their repeated answers take a quarter of it more',
  }),
  CDN_PURGE_URL: address('http:', 'https:').meta({
    meaning: 'receives a POST with `{ "addresses": [...] }` whenever what is live changes',
  }),
  DELIVERY_URL: address('http:', 'https:'),
  MAP_TILES_URL: address('http:', 'https:').meta({
    meaning: 'pattern of map tiles, `https://{s}.tiles.example/{z}/{x}/{y}.png`; the CSP allows its origin',
  }),
  MAP_TILES_ATTRIBUTION: text('© OpenStreetMap').meta({ meaning: 'source of the tiles, shown on the map' }),
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
  const settings = readEnvironment(hostSettings, env);
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
