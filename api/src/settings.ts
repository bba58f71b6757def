import path from 'node:path';

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

export interface Settings {
  /** Absolute path of the folder with the embedded database and the outbox. */
  dataDir: string;
  /** null: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** null: mails are written to `dataDir`/outbox. */
  smtpUrl: string | null;
  mailFrom: string;
  shopEmail: string;
  /** Origin of the site, without a slash at the end. */
  publicUrl: string;
  isPaymentDisabled: boolean;
  areDiscountsEnabled: boolean;
  areAccessoriesPreselected: boolean;
  areRateLimitsOn: boolean;
  logLevel: LogLevel;
  host: string;
  /** 0: any free port. */
  port: number;
  isDevelopment: boolean;
}

/** A setting that cannot be used; the message is one line and names the variable. */
export class SettingsError extends Error {}

type Environment = Record<string, string | undefined>;

const LOG_LEVELS: LogLevel[] = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
const ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/;
const MAILBOX = /^(?:[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/;

function refuse(name: string, expected: string): never {
  throw new SettingsError(`${name} must be ${expected}`);
}

function text(env: Environment, name: string, fallback: string): string {
  return env[name]?.trim() || fallback;
}

function flag(env: Environment, name: string, fallback: boolean): boolean {
  const value = text(env, name, String(fallback));
  if (value !== 'true' && value !== 'false') refuse(name, '"true" or "false"');
  return value === 'true';
}

function oneOf<T extends string>(env: Environment, name: string, values: readonly T[], fallback: T): T {
  const value = text(env, name, fallback);
  return values.find((known) => known === value) ?? refuse(name, `one of ${values.join(', ')}`);
}

function matching(env: Environment, name: string, fallback: string, pattern: RegExp, expected: string): string {
  const value = text(env, name, fallback);
  return pattern.test(value) ? value : refuse(name, expected);
}

function url(env: Environment, name: string, protocols: string[]): string | null {
  const value = text(env, name, '');
  if (!value) return null;
  const isUsable = URL.canParse(value) && protocols.includes(new URL(value).protocol);
  // The value itself stays out of the message: these addresses hold passwords.
  return isUsable ? value : refuse(name, `an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`);
}

function serverUrl(env: Environment, name: string, protocols: string[]): string | null {
  const value = url(env, name, protocols);
  return value === null || new URL(value).hostname ? value : refuse(name, 'an address that names a server');
}

function port(env: Environment, name: string, fallback: number): number {
  const value = text(env, name, String(fallback));
  return /^\d{1,5}$/.test(value) && Number(value) <= 65535 ? Number(value) : refuse(name, 'a port from 0 to 65535');
}

/**
 * Reads all settings of an environment.
 * @throws SettingsError when a value cannot be used
 */
export function parseSettings(env: Environment): Settings {
  const publicUrl = url({ PUBLIC_URL: text(env, 'PUBLIC_URL', 'http://localhost:3000') }, 'PUBLIC_URL', [
    'http:',
    'https:',
  ]);
  return {
    dataDir: path.resolve(text(env, 'DATA_DIR', '.data')),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    smtpUrl: serverUrl(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: matching(
      env,
      'MAIL_FROM',
      'INVIS DUOS <shop@example.ru>',
      MAILBOX,
      'a mail address, or "Name <address>"',
    ),
    shopEmail: matching(env, 'SHOP_EMAIL', 'orders@example.ru', ADDRESS, 'a mail address'),
    publicUrl: new URL(publicUrl ?? '').origin,
    isPaymentDisabled: flag(env, 'PAYMENT_DISABLED', true),
    areDiscountsEnabled: flag(env, 'DISCOUNTS_ENABLED', false),
    areAccessoriesPreselected: flag(env, 'ACCESSORIES_PRESELECTED', true),
    areRateLimitsOn: oneOf(env, 'RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    host: text(env, 'API_HOST', '127.0.0.1'),
    port: port(env, 'API_PORT', 3001),
    isDevelopment: text(env, 'NODE_ENV', 'production') === 'development',
  };
}

/**
 * The settings of this process. `process.env` is read nowhere else.
 * @throws SettingsError when a value cannot be used
 */
export function readSettings(): Settings {
  return parseSettings(process.env);
}
