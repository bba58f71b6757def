import { readEnvironment, type Environment } from '@shop/node/settings';
import { keySettings } from '@shop/node/signing';
import { storeSettings } from '@shop/node/store';
import { apiSettings } from '../../api/src/settings';
import { hostSettings } from '../../host/server/web/settings';
import { publisherSettings } from '../../publisher/src/settings';
import { superviseSettings } from './run-bare';

/** What all programs of the site declare, each setting once. */
export const ALL_SETTINGS = {
  ...hostSettings,
  ...apiSettings,
  ...publisherSettings,
  ...storeSettings,
  ...keySettings,
  ...superviseSettings,
};

/**
 * Reads what each program will read at its own start, which is a build and a publication later.
 * @throws SettingsError that names the first invalid one
 */
export function checkSettings(env: Environment): void {
  readEnvironment(ALL_SETTINGS, env);
}
