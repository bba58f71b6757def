import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OPERATIONS_FILE, TYPES_FILE } from '@shop/publisher/version-files';
import type { Release } from '@shop/publisher/releases';
import type { RemoteDocuments, RemoteModule } from '@shop/shared/federation';
import { integrityOf } from '@shop/node/bundles';
import { toRegistryRoute, type DocumentPages } from '@shop/shared/federation/registry';
import { ALL_PARTS_CHUNK, DOCUMENTS_FILE, partsOf } from '@shop/shared/page-documents';
import { RefusedError } from '@shop/node/refused-error';
import { sharedVersions } from '../webpack/federation.cjs';
import { buildHash } from './build-hash';
import { filesBelow } from './fingerprint';
import { ROOT_DIR, type RemoteName } from './packages';
import { readRemote } from './read-remote';
import { builtDir } from './release';

function readAssets(browserDir: string): Record<string, string[]> {
  return JSON.parse(readFileSync(path.join(browserDir, 'assets.json'), 'utf8')) as Record<string, string[]>; // written by our own webpack plugin
}

function requireChunks(
  name: string,
  wanted: readonly string[],
  assets: Record<string, string[]>,
): Record<string, string[]> {
  return Object.fromEntries(
    wanted.map((chunk) => {
      const files = assets[chunk];
      if (!files)
        throw new RefusedError(
          `${name}: no chunk is named "${chunk}"; give the import of that route or widget webpackChunkName: "${chunk}"`,
        );
      return [chunk, files];
    }),
  );
}

/**
 * Chunks of shared modules have no names.
 * webpack creates an entry for the expose, which names its files.
 */
function exposeFiles(assets: Record<string, string[]>): string[] {
  return assets.__federation_expose_remote ?? [];
}

export interface BuiltRemote {
  /** The build's folder. */
  distDir: string;
  /**
   * The URL of the development server that has the files for browsers.
   * They change, so the release has no hashes of them.
   */
  browserUrl?: string;
}

function describeDocuments({ pages, kinds }: RemoteDocuments): DocumentPages {
  const described = Object.entries(pages).map(
    ([id, page]) => [id, { parts: partsOf(page), title: page.root.props.title }] as const,
  );
  return { pages: Object.fromEntries(described), kinds };
}

function chunksOf({ routes, widgets }: RemoteModule, documents: RemoteDocuments | undefined): string[] {
  return [...routes.map(({ id }) => id), ...Object.keys(widgets ?? {}), ...(documents ? [ALL_PARTS_CHUNK] : [])];
}

/**
 * Describes a finished build of a remote, by default the production build.
 * @throws RefusedError when the remote's name, routes and chunks do not match
 */
export async function writeRelease(
  name: RemoteName,
  { distDir, browserUrl }: BuiltRemote = { distDir: builtDir(name) },
): Promise<Release> {
  const browserDir = path.join(distDir, 'browser');
  const remote = readRemote(name, path.join(distDir, 'server.cjs'));
  if (remote.name !== name) throw new RefusedError(`${name}: the exposed remote calls itself "${remote.name}"`);

  const documents = await remote.documents?.();
  const assets = readAssets(browserDir);
  const scripts = filesBelow(browserDir).filter((file) => file.endsWith('.js'));
  const entry = scripts.map((file) => path.basename(file)).find((file) => file.startsWith('remoteEntry.'));
  if (!entry) throw new RefusedError(`${name}: the build has no federation entry`);

  const manifest = readFileSync(path.join(ROOT_DIR, name, 'package.json'), 'utf8');
  const { version, owner } = JSON.parse(manifest) as { version: string; owner?: string }; // as npm has it
  const described = {
    ...(owner && { owner }),
    entry: `browser/${entry}`,
    server: 'server.cjs',
    serverIntegrity: integrityOf(readFileSync(path.join(distDir, 'server.cjs'))),
    routes: remote.routes.map(toRegistryRoute),
    ...(remote.isSeparate && { isSeparate: true }),
    searchPages: [...((await remote.searchPages?.()) ?? [])],
    ...(documents && { documents: describeDocuments(documents) }),
    requires: sharedVersions(),
    chunks: {
      remote: exposeFiles(assets),
      ...requireChunks(name, chunksOf(remote, documents), assets),
    },
    integrity: browserUrl
      ? {}
      : Object.fromEntries(scripts.map((file) => [path.relative(browserDir, file), integrityOf(readFileSync(file))])),
    ...(browserUrl && { browserUrl }),
  };
  // One version has one description: a store refuses another.
  const hash = buildHash(distDir, ['browser', 'server.cjs', OPERATIONS_FILE, TYPES_FILE], described);
  const release: Release = { name, version: `${version}-${hash}`, ...described };
  if (documents) {
    const { schemas, pages } = documents;
    writeFileSync(path.join(distDir, DOCUMENTS_FILE), JSON.stringify({ schemas, pages }));
  }
  writeFileSync(path.join(distDir, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}
