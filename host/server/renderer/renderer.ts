import type { Registry, VersionName } from '@shop/shared/federation/registry';
import type { ListName } from '@shop/shared/public-lists';
import { compressText } from '../protocol/compress-text';
import type { ServerBundle } from '@shop/node/bundles';
import type { Job, JobResults, PageJob, RendererSetup, RenderedDocument } from '../protocol/messages';
import type { Progress } from '../protocol/progress';
import { ListedRemotes } from './listed-remotes';
import { createPageMaker, pageWithoutRemote } from './page/make-page';
import { createPageCatalog } from './page/page-catalog';
import { createDocumentRenderer } from './page/render-document';
import { ReceivedLists, takeSeller } from './received-lists';
import { RemoteCode } from './remote-code';

export interface Renderer {
  setRegistry: (registry: Registry) => void;
  /** @throws Error when the text is not the API's answer for this list */
  setList: (name: ListName | 'seller', text: string) => void;
  addBundle: (bundle: ServerBundle) => void;
  forgetBundle: (version: VersionName) => void;
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
  const received = new ReceivedLists();
  const code = new RemoteCode(progress);
  const remotes = new ListedRemotes();
  const { publicUrl } = setup.config;
  const makePage = createPageMaker({
    loadModule: ({ name, version }) => code.load({ remote: name, version }),
    publicUrl,
    progress,
    onError,
    ask,
  });
  const renderDocument = createDocumentRenderer({ setup, progress, onError });

  const renderPage = async (job: PageJob): Promise<RenderedDocument> => {
    const found = remotes.pageOf(job);
    const made =
      found.match && job.outcome === 'page'
        ? await makePage(found, found.match, received.lists, job)
        : pageWithoutRemote(found, job.outcome === 'failed' ? 'failed' : 'not-found');
    const { html, payload, ...rest } = await renderDocument(found, made, received.lists, job.shared);
    return {
      ...rest,
      html: await compressText(html),
      payload: await compressText(JSON.stringify(payload)),
      versions: job.versions,
      dropped: made.dropped,
    };
  };

  const listPaths = async ({ remote, version }: VersionName): Promise<string[]> => {
    const { sitemap } = await code.load({ remote, version });
    if (!sitemap) return [];
    const catalog = createPageCatalog(ask, received.lists.products, () => undefined);
    return progress.during({ remote, version, name: 'sitemap' }, async () => [
      ...(await sitemap(received.all(), catalog)),
    ]);
  };

  return {
    setRegistry: (registry) => remotes.follow(registry),
    setList(name, text) {
      if (name !== 'seller') received.set(name, text);
      else if (takeSeller(text)) code.restart(); // remotes have the seller in constants
    },
    addBundle: (bundle) => code.add(bundle),
    forgetBundle: (version) => code.forget(version),
    async run(job) {
      if (job.kind === 'page') return renderPage(job);
      if (job.kind === 'sitemap') return listPaths(job);
      await code.load(job);
      return null;
    },
  };
}
