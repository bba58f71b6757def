import path from 'node:path';

export interface HostSettings {
  port: number;
  /** Absolute folder of published remotes. */
  remotesDir: string;
  publicUrl: string;
  apiUrl: string;
  isPaymentDisabled: boolean;
  areDiscountsEnabled: boolean;
  areAccessoriesPreselected: boolean;
  mapTilesUrl: string | null;
  mapTilesAttribution: string;
  logLevel: string;
}

/** A setting that stops the start; its message is the one line that says why. */
export class SettingError extends Error {
  constructor(name: string, problem: string) {
    super(`${name}: ${problem}`);
    this.name = 'SettingError';
  }
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

function readPort(name: string, text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new SettingError(name, `"${text}" is not a port between 0 and 65535`);
  return port;
}

function readSwitch(name: string, text: string): boolean {
  if (text !== 'true' && text !== 'false') throw new SettingError(name, `"${text}" is neither true nor false`);
  return text === 'true';
}

function readOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new SettingError(name, `"${text}" is not an http or https address`);
  return url.origin;
}

function readTilesUrl(name: string, text: string): string | null {
  if (!text) return null;
  readOrigin(name, text.replace('{s}', 's'));
  return text;
}

function readLogLevel(name: string, text: string): string {
  if (!LOG_LEVELS.includes(text)) throw new SettingError(name, `"${text}" is none of ${LOG_LEVELS.join(', ')}`);
  return text;
}

/**
 * The host's settings, checked once at start; the README lists them.
 * @throws SettingError that names the first bad one
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): HostSettings {
  const get = (name: string, fallback: string) => env[name]?.trim() || fallback;
  const port = readPort('PORT', get('PORT', '3000'));
  return {
    port,
    remotesDir: path.resolve(get('DATA_DIR', '.data'), 'remotes'),
    publicUrl: readOrigin('PUBLIC_URL', get('PUBLIC_URL', `http://localhost:${port}`)),
    apiUrl: readOrigin('API_URL', get('API_URL', 'http://127.0.0.1:3001')),
    isPaymentDisabled: readSwitch('PAYMENT_DISABLED', get('PAYMENT_DISABLED', 'true')),
    areDiscountsEnabled: readSwitch('DISCOUNTS_ENABLED', get('DISCOUNTS_ENABLED', 'false')),
    areAccessoriesPreselected: readSwitch('ACCESSORIES_PRESELECTED', get('ACCESSORIES_PRESELECTED', 'true')),
    mapTilesUrl: readTilesUrl('MAP_TILES_URL', get('MAP_TILES_URL', '')),
    mapTilesAttribution: get('MAP_TILES_ATTRIBUTION', '© OpenStreetMap'),
    logLevel: readLogLevel('LOG_LEVEL', get('LOG_LEVEL', 'info')),
  };
}
