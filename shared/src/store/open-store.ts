import path from 'node:path';
import { address, readEnvironment, SettingsError, text, type Environment } from '../settings';
import { openFileStore } from './file-store';
import { openS3Store } from './s3-store';
import type { Store } from './store';

/** The folder of a store that nobody has named, in `DATA_DIR`. */
const DEFAULT_FOLDER = 'remotes';

const FIELDS = {
  REMOTES_STORE: text(''),
  S3_ENDPOINT: address('http:', 'https:'),
  S3_REGION: text('us-east-1'),
};

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
  const { REMOTES_STORE: name, S3_ENDPOINT: endpoint, S3_REGION: region } = readEnvironment(FIELDS, env);
  const [, bucket, prefix = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*?))?\/*$/.exec(name) ?? [];
  if (bucket) return { store: openS3Store({ bucket, prefix, endpoint, region }), folder: null };
  if (name && !/^file:./.test(name))
    throw new SettingsError('REMOTES_STORE must be file:<folder> or s3://<bucket>/<prefix>');
  const folder = path.resolve(dataDir, name.replace(/^file:(\/\/(?=\/))?/, '') || DEFAULT_FOLDER);
  return { store: openFileStore(folder), folder };
}
