import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  address,
  port,
  readEnvironment,
  SettingsError,
  shopSettings,
  text,
  type Environment,
} from '@shop/node/settings';
import { browserSettings, findBrowser } from './checks/find-browser';
import { parseProviders, type Provider } from './oidc/parse-providers';

export const publisherSettings = {
  ...browserSettings,
  DATA_DIR: shopSettings.DATA_DIR,
  LOG_LEVEL: shopSettings.LOG_LEVEL,
  API_URL: address('http:', 'https:').default('http://127.0.0.1:3001'),
  DELIVERY_HOST: text('127.0.0.1'),
  DELIVERY_PORT: port(3002),
  DELIVERY_WEBHOOK_URL: address('http:', 'https:').meta({
    meaning:
      'receives a POST with `{ "text", "change" }` for every change of what is live, and with `{ "text" }` when the judge asks for a person',
  }),
  OIDC_FILE: text('').meta({
    meaning: 'JSON file that says which jobs of CI may publish ([security](security.md#identities-of-ci))',
  }),
};

function readProviders(file: string): Provider[] {
  if (!file) return [];
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new SettingsError(`OIDC_FILE cannot be read: ${path.resolve(file)}`);
  }
  return parseProviders(text);
}

/**
 * Reads the settings of the publisher, which docs/settings.md lists.
 * @throws SettingsError that names the first invalid one
 */
export function readSettings(env: Environment) {
  const settings = readEnvironment(publisherSettings, env);
  return {
    /** Absolute path of the folder with keys, tokens and figures. */
    dataDir: path.resolve(settings.DATA_DIR),
    host: settings.DELIVERY_HOST,
    port: settings.DELIVERY_PORT,
    /** Asked for its schema. */
    apiUrl: new URL(settings.API_URL).origin,
    /** Told of every change; null when nobody is. */
    webhookUrl: settings.DELIVERY_WEBHOOK_URL ?? null,
    /** CI whose identities count. */
    providers: readProviders(settings.OIDC_FILE),
    /** For trials of versions. */
    browser: findBrowser(env),
    logLevel: settings.LOG_LEVEL,
  };
}

export type DeliverySettings = ReturnType<typeof readSettings>;
