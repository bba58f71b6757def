import type { Registry } from '@shop/shared/federation/registry';
import { LIST_NAMES, type ListName } from '@shop/shared/public-lists';
import type { AskApi } from '../lists/ask-api';
import type { ListText, ListTexts } from '../lists/list-cache';
import type { Bundle, Failure, Job, JobResults, RemotePart, RendererMessage, RendererSetup } from './messages';
import type { RendererProcess, StartRenderer } from './renderer-process';

/** The live version of a remote and the one before it stay in a renderer. */
const VERSIONS_PER_REMOTE = 2;

/** What a job works on. A renderer gets each piece once. */
export interface Supplies {
  registry: Registry;
  lists: ListTexts;
  bundles: readonly Bundle[];
}

/** The failure of a job. */
export class RenderError extends Error {
  constructor(readonly failure: Failure) {
    super(failure.reason);
    if (failure.stack !== undefined) this.stack = failure.stack;
  }
}

/** Describes why a version did not load: its file is damaged, or it failed in a renderer. */
export function loadFailure(remote: string, version: string, error: unknown): Failure {
  if (error instanceof RenderError) return error.failure;
  const reason = error instanceof Error ? error.message : String(error);
  return { part: { remote, version, name: 'load' }, reason, isFatal: false };
}

/** Sends a renderer what it does not have yet. */
function createSupplier({ send }: RendererProcess) {
  let sentRegistry: Registry | null = null;
  const sentLists: Partial<Record<ListName, ListText>> = {};
  const sentBundles = new Map<string, Bundle[]>();

  const sendBundle = (bundle: Bundle) => {
    const sent = (sentBundles.get(bundle.remote) ?? []).filter(({ version }) => version !== bundle.version);
    const kept = sent.slice(1 - VERSIONS_PER_REMOTE);
    const [replaced] = sent.filter((old) => !kept.includes(old));
    sentBundles.set(bundle.remote, [...kept, bundle]);
    send({ type: 'bundle', bundle, replaces: replaced?.version ?? null });
  };

  return function supply({ registry, lists, bundles }: Supplies) {
    if (registry !== sentRegistry) send({ type: 'registry', registry });
    sentRegistry = registry;
    for (const name of LIST_NAMES) {
      const list = lists[name];
      if (!list || list === sentLists[name]) continue;
      send({ type: 'list', name, text: list.text });
      sentLists[name] = list;
    }
    for (const bundle of bundles) if (!sentBundles.get(bundle.remote)?.includes(bundle)) sendBundle(bundle);
  };
}

interface PendingJob {
  resolve: (result: JobResults[Job['kind']]) => void;
  reject: (error: RenderError) => void;
  timer: NodeJS.Timeout;
}

export interface RendererClientOptions {
  start: StartRenderer;
  setup: RendererSetup;
  /** How long a job may take. */
  timeoutMs: number;
  ask: AskApi;
  onReady: () => void;
  /** Called with failures that no job fails with. */
  onFailure: (failure: Failure) => void;
  onExit: () => void;
}

/** One renderer, as the host sees it. */
export interface RendererClient {
  /** @throws RenderError when it fails, or takes too long; a fatal one ends the renderer */
  run: (job: Job, supplies: Supplies) => Promise<JobResults[Job['kind']]>;
  kill: () => void;
}

/** Starts a renderer, gives it jobs, and kills it when it can do no more. */
export function createRendererClient(options: RendererClientOptions): RendererClient {
  const { start, setup, timeoutMs, ask, onReady, onFailure, onExit } = options;
  let pending: PendingJob | null = null;
  let running: RemotePart | null = null;
  let isEnding = false;

  const kill = () => {
    if (isEnding) return;
    isEnding = true;
    child.kill();
  };

  const finish = () => {
    const job = pending;
    pending = null;
    if (job) clearTimeout(job.timer);
    return job;
  };

  const fail = (failure: Failure) => {
    const job = finish();
    if (job) job.reject(new RenderError(failure));
    else if (!isEnding) onFailure(failure);
    if (failure.isFatal) kill();
  };

  const answer = async (id: number, path: string) => {
    const text = await ask(path);
    if (!isEnding) child.send({ type: 'answer', id, text });
  };

  const onMessage = (message: RendererMessage) => {
    if (isEnding) return;
    if (message.type === 'ready') {
      child.send({ type: 'setup', setup });
      onReady();
    } else if (message.type === 'running') running = message.part ?? running;
    else if (message.type === 'ask') void answer(message.id, message.path);
    else if (message.type === 'contained') onFailure(message.failure);
    else if (message.type === 'failed') fail(message.failure);
    else finish()?.resolve(message.result);
  };

  const child = start({
    onMessage,
    onExit(reason) {
      fail({ part: running, reason, isFatal: true });
      isEnding = true;
      onExit();
    },
  });
  const supply = createSupplier(child);

  return {
    run: (job, supplies) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(
          () => fail({ part: running, reason: `it did not finish within ${timeoutMs} ms`, isFatal: true }),
          timeoutMs,
        );
        running = null;
        pending = { resolve, reject, timer };
        supply(supplies);
        child.send({ type: 'job', job });
      }),
    kill,
  };
}
