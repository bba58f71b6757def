import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { HOST_PATHS, type Registry, findVersion } from '@shop/shared/federation/registry';
import { DOCUMENTS_FILE, type PageDocument, type PagesRelease, type Schemas } from '@shop/shared/page-documents';
import { SITE_MENUS } from '../../../src/layout/published-menus';
import type { RemotePool } from '../remotes/remote-pool';
import type { StoreFiles } from '../remotes/store-files';
import type { PagesApi } from './pages-api';

const RETRY_MS = 5000;

/** The file that a release with documents has beside its bundles. */
interface DocumentsFile {
  schemas: Schemas;
  pages: Record<string, PageDocument>;
}

export interface ReleaseSenderOptions {
  api: Pick<PagesApi, 'sendRelease'>;
  pool: Pick<RemotePool, 'live'>;
  /** Without published pages. */
  registry: () => Registry;
  files: StoreFiles;
  /** Of the host. */
  pictures: readonly string[];
  onFailure: (error: unknown) => void;
}

/** Tells the API which documents and addresses are live, so that it can check pages. */
export function createReleaseSender({ api, pool, registry, files, pictures, onFailure }: ReleaseSenderOptions) {
  let sent = '';
  let timer: NodeJS.Timeout | null = null;
  let sending: Promise<void> | null = null;

  const readDocuments = async (remote: string, version: string): Promise<DocumentsFile> => {
    const key = `${remote}/${version}/${DOCUMENTS_FILE}`;
    await files.fetch(key);
    return JSON.parse(await readFile(path.join(files.dir, key), 'utf8')) as DocumentsFile; // written with the release
  };

  const describe = async (): Promise<PagesRelease | null> => {
    const signed = registry();
    const { remotes } = await pool.live();
    const live = remotes.flatMap(({ name, version }) => {
      const listed = findVersion(signed, name, version);
      return listed ? [{ name, version, extras: listed.extras }] : [];
    });
    const owner = live.find(({ extras }) => extras.documents);
    if (!owner) return null;
    const { schemas, pages } = await readDocuments(owner.name, owner.version);
    return {
      remote: owner.name,
      version: owner.version,
      schemas,
      documents: Object.entries(pages).map(([id, document]) => ({ id, document })),
      routes: live.flatMap(({ name, extras }) => extras.routes.map((route) => ({ remote: name, path: route.path }))),
      hostPaths: HOST_PATHS,
      pictures,
      menus: SITE_MENUS,
    };
  };

  const send = async () => {
    try {
      const release = await describe();
      const key = release ? JSON.stringify([release.version, release.routes]) : '';
      if (!release || key === sent) return;
      await api.sendRelease(release);
      sent = key;
    } catch (error) {
      onFailure(error);
      timer = setTimeout(() => void run(), RETRY_MS).unref();
    }
  };

  /** One at a time. */
  const run = (): Promise<void> => {
    if (timer) clearTimeout(timer);
    timer = null;
    sending = (sending ?? Promise.resolve()).then(send);
    return sending;
  };

  return {
    /** To be called after each change of what is live. */
    send: run,
    /** To be called when the API has forgotten: its database was replaced. */
    sendAgain() {
      sent = '';
      return run();
    },
    close() {
      if (timer) clearTimeout(timer);
    },
  };
}
