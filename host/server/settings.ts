import path from 'node:path';
import { address, port, readEnvironment, shopSettings, text, type Environment } from '@shop/shared/settings';

const FIELDS = {
  ...shopSettings,
  PORT: port(3000),
  API_URL: address('http:', 'https:').default('http://127.0.0.1:3001'),
  MAP_TILES_URL: address('http:', 'https:'),
  MAP_TILES_ATTRIBUTION: text('© OpenStreetMap'),
};

/**
 * Reads the host's settings, which the README lists.
 * @throws SettingsError that names the first invalid one
 */
export function readSettings(env: Environment) {
  const settings = readEnvironment(FIELDS, env);
  return {
    port: settings.PORT,
    /** Absolute path of the store of published remotes. */
    remotesDir: path.resolve(settings.DATA_DIR, 'remotes'),
    publicUrl: new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).origin,
    apiUrl: new URL(settings.API_URL).origin,
    isPaymentDisabled: settings.PAYMENT_DISABLED,
    areDiscountsEnabled: settings.DISCOUNTS_ENABLED,
    areAccessoriesPreselected: settings.ACCESSORIES_PRESELECTED,
    mapTilesUrl: settings.MAP_TILES_URL ?? null,
    mapTilesAttribution: settings.MAP_TILES_ATTRIBUTION,
    logLevel: settings.LOG_LEVEL,
  };
}

export type HostSettings = ReturnType<typeof readSettings>;
