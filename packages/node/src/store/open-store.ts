import path from 'node:path';
import { readEnvironment, SettingsError, text, type Environment } from '../settings';
import { openFileStore } from './file-store';
import { readS3Place, S3_FIELDS } from './s3-client';
import { openS3Store } from './s3-store';
import type { Store } from './store';

/** The folder of a store that nobody has named, in `DATA_DIR`. */
const DEFAULT_FOLDER = 'remotes';

const FIELDS = {
  REMOTES_STORE: text('').meta({
    fallback: '`file:remotes`',
    meaning: 'where published versions lie: `file:<folder>`, relative to `DATA_DIR`, or `s3://<bucket>/<prefix>`',
  }),
};

/** The settings of a store. */
export const storeSettings = { ...FIELDS, ...S3_FIELDS };

export interface OpenedStore {
  store: Store;
  /** The folder that holds its files; null when they are elsewhere. */
  folder: string | null;
}

/**
 * Opens the store of published versions that `REMOTES_STORE` names.
 * @param dataDir absolute
 * @throws SettingsError for an invalid setting
 */
export function openStore(env: Environment, dataDir: string): OpenedStore {
  const { REMOTES_STORE: name } = readEnvironment(FIELDS, env);
  const place = readS3Place(name, env);
  if (place) return { store: openS3Store(place), folder: null };
  if (name && !/^file:./.test(name))
    throw new SettingsError('REMOTES_STORE must be file:<folder> or s3://<bucket>/<prefix>');
  const folder = path.resolve(dataDir, name.replace(/^file:(\/\/(?=\/))?/, '') || DEFAULT_FOLDER);
  return { store: openFileStore(folder), folder };
}
