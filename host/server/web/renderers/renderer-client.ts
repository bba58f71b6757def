import type { Registry } from '@shop/shared/federation/registry';
import type { Context } from '@shop/node/tracing';
import type { FailurePlace, OnFailure } from './on-failure';
import type { AskApi } from '../lists/ask-api';
import { SUPPLIED, type ListText, type ListTexts, type SuppliedName } from '../lists/list-cache';
import type { ServerBundle } from '@shop/node/bundles';
import type { Failure, Job, JobResults, RemotePart, RendererMessage, RendererSetup } from '../../protocol/messages';
import type { RendererProcess, StartRenderer } from './renderer-process';

/** What a job works on. A renderer gets each piece once. */
export interface Supplies {
  registry: Registry;
  lists: ListTexts;
  bundles: readonly ServerBundle[];
  /** Who waits for the job, for what fails in it. */
  place?: FailurePlace | undefined;
  /** Its span, when it is traced. The renderer is told nothing of it: it runs code of remotes. */
  trace?: Context | undefined;
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
function createSupplier({ send }: RendererProcess, isHeld: (bundle: ServerBundle) => boolean) {
  let sentRegistry: Registry | null = null;
  const sentLists: Partial<Record<SuppliedName, ListText>> = {};
  const sentBundles = new Map<string, ServerBundle>();

  const sendBundles = (bundles: readonly ServerBundle[]) => {
    for (const [key, bundle] of sentBundles) {
      if (bundles.includes(bundle) || isHeld(bundle)) continue;
      sentBundles.delete(key);
      send({ type: 'forget', remote: bundle.remote, version: bundle.version });
    }
    for (const bundle of bundles) {
      const key = `${bundle.remote}@${bundle.version}`;
      if (sentBundles.get(key) === bundle) continue;
      sentBundles.set(key, bundle);
      send({ type: 'bundle', bundle });
    }
  };

  return function supply({ registry, lists, bundles }: Supplies) {
    if (registry !== sentRegistry) send({ type: 'registry', registry });
    sentRegistry = registry;
    for (const name of SUPPLIED) {
      const list = lists[name];
      if (!list || list === sentLists[name]) continue;
      send({ type: 'list', name, text: list.text });
      sentLists[name] = list;
    }
    sendBundles(bundles);
  };
}

/** A job may wait for answers of the API, but not forever. */
const LONGEST_WAIT_FACTOR = 3;

/** Code that has rendered nothing yet is compiled first, which takes seconds on a busy machine. */
const NEW_CODE_FACTOR = 3;

interface PendingJob {
  job: Job;
  bundles: readonly ServerBundle[];
  place: FailurePlace | undefined;
  trace: Context | undefined;
  limitMs: number;
  resolve: (result: JobResults[Job['kind']]) => void;
  reject: (error: RenderError) => void;
  timer: NodeJS.Timeout;
  /** By the clock of `performance.now`. */
  endsAt: number;
}

export interface RendererClientOptions {
  start: StartRenderer;
  setup: RendererSetup;
  /** How long a job may work; three times as long with code that has rendered no page yet. */
  timeoutMs: number;
  ask: AskApi;
  /** Whether the host may send the bundle again. Otherwise the renderer forgets it. */
  isHeld: (bundle: ServerBundle) => boolean;
  onReady: () => void;
  /** Called with failures that no job fails with. */
  onFailure: OnFailure;
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
  const { start, setup, timeoutMs, ask, isHeld, onReady, onFailure, onExit } = options;
  let pending: PendingJob | null = null;
  let running: RemotePart | null = null;
  let isEnding = false;
  /** What the renderer has rendered pages with. */
  const compiled = new WeakSet<ServerBundle>();
  let hasRendered = false;

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

  const succeed = (result: JobResults[Job['kind']]) => {
    const done = finish();
    if (done?.job.kind === 'page') {
      hasRendered = true;
      for (const bundle of done.bundles) compiled.add(bundle);
    }
    done?.resolve(result);
  };

  /** @param allowedMs how much the job has had when the timer runs out */
  const startTimer = (ms: number, allowedMs: number) =>
    setTimeout(
      () => fail({ part: running, reason: `it did not finish within ${allowedMs} ms`, isFatal: true }),
      Math.max(0, ms),
    );

  /** A slow API is no fault of the page: its time begins anew with each question and answer. */
  const restartTimer = () => {
    if (!pending) return;
    const { limitMs, endsAt } = pending;
    clearTimeout(pending.timer);
    const leftMs = endsAt - performance.now();
    pending.timer = leftMs < limitMs ? startTimer(leftMs, LONGEST_WAIT_FACTOR * limitMs) : startTimer(limitMs, limitMs);
  };

  const answer = async (id: number, path: string) => {
    restartTimer();
    const text = await ask(path, pending?.trace);
    if (isEnding) return;
    restartTimer();
    child.send({ type: 'answer', id, text });
  };

  const onMessage = (message: RendererMessage) => {
    if (isEnding) return;
    if (message.type === 'ready') {
      child.send({ type: 'setup', setup });
      onReady();
    } else if (message.type === 'running') running = message.part ?? running;
    else if (message.type === 'ask') void answer(message.id, message.path);
    else if (message.type === 'contained') onFailure(message.failure, pending?.place);
    else if (message.type === 'failed') fail(message.failure);
    else succeed(message.result);
  };

  const child = start({
    onMessage,
    onExit(reason) {
      fail({ part: running, reason, isFatal: true });
      isEnding = true;
      onExit();
    },
  });
  const supply = createSupplier(child, isHeld);

  return {
    run: (job, supplies) =>
      new Promise((resolve, reject) => {
        running = null;
        const { bundles, place, trace } = supplies;
        const isCompiled = hasRendered && bundles.every((bundle) => compiled.has(bundle));
        const limitMs = isCompiled ? timeoutMs : NEW_CODE_FACTOR * timeoutMs;
        const endsAt = performance.now() + LONGEST_WAIT_FACTOR * limitMs;
        const timer = startTimer(limitMs, limitMs);
        pending = { job, bundles, place, trace, limitMs, resolve, reject, timer, endsAt };
        supply(supplies);
        child.send({ type: 'job', job });
      }),
    kill,
  };
}
