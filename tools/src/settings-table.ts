import { describeSettings } from '@shop/node/settings';
import { keySettings } from '@shop/node/signing';
import { storeSettings } from '@shop/node/store';
import { apiSettings } from '../../api/src/settings';
import { hostSettings } from '../../host/server/web/settings';
import { publisherSettings } from '../../publisher/src/settings';
import { table } from './markdown-table';
import { superviseSettings } from './run-bare';

/** The table of docs/settings.md: what all programs declare, each setting once. */
export function settingsTable(): string {
  const all = { ...hostSettings, ...apiSettings, ...publisherSettings, ...storeSettings, ...keySettings };
  return table(['variable', 'default', 'meaning'], describeSettings({ ...all, ...superviseSettings }));
}
