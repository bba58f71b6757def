import type { RemoteModule } from '@shop/shared/federation';
import { runBundle } from '@shop/shared/federation/node';
import { emptyRegistry, type Registry } from '@shop/shared/federation/registry';
import { LruMap } from '@shop/shared/cache';
import { listOf, type ListName, type SellerQuery } from '@shop/shared/public-lists';
import { sellerChanges, tellSeller, toldSeller } from '@shop/shared/seller';
import { LIST_NAMES, type PublicLists } from '@shop/shared/runtime';
import type { LiveRemote } from '@shop/shared/federation/page-data';
import { createRemoteSet, toLiveRemote, type RemoteSet } from '../../src/remotes/live-remote';
import { compressText } from '../protocol/compress-text';
import { createPageMaker, pageWithoutRemote } from './page/make-page';
import { createDocumentRenderer } from './page/render-document';
import { createPageCatalog } from './page/page-catalog';
import { hostModules } from './host-modules';
import type { Bundle, Job, JobResults, PageJob, RendererSetup, RenderedDocument } from '../protocol/messages';
import { findVersion, type Versions } from '../protocol/versions';
import { partOf, type Progress } from '../protocol/progress';

/** Pages of the four sets of visitors, of previews, and of fall-backs are rendered in turns. */
const KEPT_SETS = 16;

/** Parses the API's answer for a list. */
function parseList<Name extends ListName>(name: Name, text: string): PublicLists[Name] {
  const { data } = JSON.parse(text) as { data: Parameters<typeof listOf>[1] }; // the API's contract
  return listOf(name, data);
}

export interface Renderer {
  setRegistry: (registry: Registry) => void;
  /** @throws Error when the text is not the API's answer for this list */
  setList: (name: ListName | 'seller', text: string) => void;
  addBundle: (bundle: Bundle) => void;
  forgetBundle: (remote: string, version: string) => void;
  /** @throws PartError when a remote's code throws */
  run: (job: Job) => Promise<JobResults[Job['kind']]>;
}

export interface RendererOptions {
  setup: RendererSetup;
  progress: Progress;
  /** Called for every exception, also for one that affects a widget only. */
  onError: (error: unknown) => void;
  /** Asks the API, through the host; null when there is no answer. */
  ask: (path: string) => Promise<string | null>;
}

/** Runs the code of remotes. It holds what the host has sent, and does one job at a time. */
export function createRenderer({ setup, progress, onError, ask }: RendererOptions): Renderer {
  const lists: Partial<PublicLists> = {};
  const bundles = new Map<string, Bundle>();
  const modules = new Map<string, RemoteModule>();
  let registry = emptyRegistry();
  let sets = new LruMap<string, RemoteSet>(KEPT_SETS);

  /** Remotes have the seller in constants: they are made anew. */
  const takeSeller = (text: string) => {
    const { data } = JSON.parse(text) as { data: Partial<SellerQuery> }; // an older API says nothing
    const changes = data.siteSeller ? sellerChanges(data.siteSeller) : {};
    if (JSON.stringify(changes) === JSON.stringify(toldSeller())) return;
    tellSeller(changes);
    modules.clear();
  };

  const liveRemote = (name: string, version: string): LiveRemote => {
    const listed = findVersion(registry, name, version);
    if (!listed) throw new Error(`the registry no longer lists ${name} ${version}`);
    return toLiveRemote(name, listed);
  };

  const setOf = (versions: Versions): RemoteSet => {
    const key = JSON.stringify(versions);
    const known = sets.get(key);
    if (known) return known;
    const set = createRemoteSet(Object.entries(versions).map(([name, version]) => liveRemote(name, version)));
    sets.set(key, set);
    return set;
  };

  const loadModule = async ({ name, version }: Pick<LiveRemote, 'name' | 'version'>): Promise<RemoteModule> => {
    const key = `${name}@${version}`;
    const known = modules.get(key);
    if (known) return known;
    const bundle = bundles.get(key);
    if (!bundle) throw new Error(`the host has not sent ${key}`);
    const module = await progress.during(partOf({ name, version }, 'load'), () =>
      runBundle(bundle.code, key, bundle.base, hostModules),
    );
    modules.set(key, module);
    return module;
  };

  const makePage = createPageMaker({ loadModule, publicUrl: setup.config.publicUrl, progress, onError, ask });
  const renderDocument = createDocumentRenderer({ setup, progress, onError });

  const renderPage = async (job: PageJob): Promise<RenderedDocument> => {
    const remotes = setOf(job.versions);
    const match = remotes.match(job.pathname);
    const request = { pathname: job.pathname, search: job.search, remotes, match };
    const made =
      match && job.outcome === 'page'
        ? await makePage(request, match, lists, job)
        : pageWithoutRemote(request, job.outcome === 'failed' ? 'failed' : 'not-found');
    const inMenus = setOf(job.inMenus).remotes;
    const { html, payload, ...rest } = await renderDocument(request, made, lists, inMenus, job.shared);
    return {
      ...rest,
      html: await compressText(html),
      payload: await compressText(JSON.stringify(payload)),
      versions: job.versions,
      dropped: made.dropped,
    };
  };

  const listPaths = async (name: string, version: string): Promise<string[]> => {
    const { sitemap } = await loadModule({ name, version });
    if (!sitemap) return [];
    const names = LIST_NAMES.map((list) => [list, lists[list] ?? []] as const);
    const all = Object.fromEntries(names) as unknown as PublicLists; // each name has its own list
    return progress.during(partOf({ name, version }, 'sitemap'), async () => [
      ...(await sitemap(
        all,
        createPageCatalog(ask, lists.products, () => undefined),
      )),
    ]);
  };

  return {
    setRegistry(next) {
      registry = next;
      sets = new LruMap(KEPT_SETS);
    },
    setList(name, text) {
      if (name === 'seller') {
        takeSeller(text);
        return;
      }
      Object.assign(lists, { [name]: parseList(name, text) });
    },
    addBundle(bundle) {
      const key = `${bundle.remote}@${bundle.version}`;
      bundles.set(key, bundle);
      modules.delete(key);
    },
    forgetBundle(remote, version) {
      bundles.delete(`${remote}@${version}`);
      modules.delete(`${remote}@${version}`);
    },
    async run(job) {
      if (job.kind === 'page') return renderPage(job);
      if (job.kind === 'sitemap') return listPaths(job.remote, job.version);
      await loadModule({ name: job.remote, version: job.version });
      return null;
    },
  };
}
