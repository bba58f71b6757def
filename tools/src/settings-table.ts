import { describeSettings } from '@shop/node/settings';
import { ALL_SETTINGS } from './all-settings';
import { table } from './markdown-table';

/** The table of docs/settings.md. */
export const settingsTable = (): string => table(['variable', 'default', 'meaning'], describeSettings(ALL_SETTINGS));
