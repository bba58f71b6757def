import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '@shop/node/bundles';
import type { DocumentPages } from '@shop/shared/federation/registry';
import { RefusedError, type Fault } from '@shop/node/refused-error';
import { array, boolean, mixed, object, string, ValidationError } from 'yup';
import type { Release } from './release';
import type { VersionFiles } from './version-files';

/** Names become folders, addresses and labels of metrics. */
const NAME = /^mfe-[a-z0-9]+(-[a-z0-9]+)*$/;
const VERSION = /^[0-9A-Za-z][0-9A-Za-z.+-]*$/;
const MAX_NAME_LENGTH = 50;
const MAX_VERSION_LENGTH = 100;

const file = () => string().matches(/^(?!.*\.\.)[\w][\w./+-]*$/, '${path} must be a path below the release');

const isObject = (value: unknown): value is DocumentPages => typeof value === 'object' && value !== null;

/** What becomes of routes, chunks and hashes is checked with the entry of the registry. */
const schema = object({
  name: string().max(MAX_NAME_LENGTH).matches(NAME, '${path} must be like mfe-catalog').required(),
  version: string().max(MAX_VERSION_LENGTH).matches(VERSION, '${path} must be like 1.0.0-eab9739b').required(),
  owner: string().max(MAX_NAME_LENGTH),
  entry: file().required(),
  server: file().required(),
  serverIntegrity: string().required(),
  routes: array().required(),
  isSeparate: boolean(),
  searchPages: array().default([]),
  documents: mixed<DocumentPages>(isObject).default(undefined),
  requires: object().required(),
  chunks: object().required(),
  integrity: object().required(),
});

/**
 * Checks the description of a release that comes from somewhere else.
 * @throws RefusedError that names the first bad field
 */
export function toRelease(value: unknown): Release {
  try {
    return schema.validateSync(value, { strict: true });
  } catch (error) {
    if (error instanceof ValidationError) throw new RefusedError(`release.json: ${error.message}`);
    throw error;
  }
}

/**
 * Reads the description of a finished build.
 * @param dir laid out like a version in the store
 * @throws RefusedError when there is none, or a field of it is bad
 */
export function parseRelease(dir: string): Release {
  const name = path.join(dir, 'release.json');
  let text: string;
  try {
    text = readFileSync(name, 'utf8');
  } catch (error) {
    throw new RefusedError(`${dir} has no release: ${error instanceof Error ? error.message : String(error)}`);
  }
  try {
    return toRelease(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) throw new RefusedError(`${name} is no JSON: ${error.message}`);
    throw error;
  }
}

/**
 * Compares files with the hashes in the description of their release.
 * @throws RefusedError that names each file that is missing or different
 */
export function requireIntegrity(release: Release, files: VersionFiles): void {
  const folder = path.posix.dirname(release.entry);
  const listed = Object.entries(release.integrity).map(([name, hash]) => [`${folder}/${name}`, hash] as const);
  const faults = [[release.server, release.serverIntegrity] as const, ...listed].flatMap(([name, hash]): Fault[] => {
    const bytes = files.get(name);
    if (!bytes) return [{ where: name, what: 'the release has no such file' }];
    return integrityOf(bytes) === hash ? [] : [{ where: name, what: 'it is not what release.json describes' }];
  });
  if (faults.length > 0)
    throw new RefusedError(`${release.name} ${release.version} is damaged: build it again`, 'BAD_REQUEST', faults);
}
