import type { OnFailure } from './on-failure';
import type { AskApi } from '../lists/ask-api';
import type { Bundle, Job, JobResults, RendererSetup } from '../../protocol/messages';
import { createRendererClient, RenderError, type RendererClient, type Supplies } from './renderer-client';
import type { StartRenderer } from './renderer-process';
import { RendererQueue, type Priority } from './renderer-queue';

/** The pause before a renderer is replaced doubles with each failure in a row, up to a limit. */
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5000;
const JOB_TIMEOUT_MS = 3000;

export interface RendererPoolOptions {
  size: number;
  start: StartRenderer;
  setup: RendererSetup;
  /** How long a job may take; three times as long with code that has rendered no page yet. */
  timeoutMs?: number;
  ask: AskApi;
  /** Whether a set still needs the bundle. Otherwise renderers forget it. */
  isHeld: (bundle: Bundle) => boolean;
  /** Called with failures that no job fails with: of a widget, or between jobs. */
  onFailure: OnFailure;
  /** Called when a renderer has ended and will be replaced. */
  onExit: () => void;
}

export interface RendererPool {
  /** @throws RenderError when the job fails; BusyError when too many jobs wait */
  run: <Kind extends Job['kind']>(
    job: Extract<Job, { kind: Kind }>,
    supplies: Supplies,
    priority?: Priority,
  ) => Promise<JobResults[Kind]>;
  close: () => void;
}

/** Runs jobs in several renderers, and replaces those that end. */
export function createRendererPool(options: RendererPoolOptions): RendererPool {
  const { size, start, setup, timeoutMs = JOB_TIMEOUT_MS, ask, isHeld, onFailure, onExit } = options;
  const renderers = new Set<RendererClient>();
  const queue = new RendererQueue(size);
  let failuresInARow = 0;
  let isClosed = false;

  const addRenderer = () => {
    if (isClosed) return;
    const renderer = createRendererClient({
      start,
      setup,
      timeoutMs,
      ask,
      isHeld,
      onFailure,
      onReady: () => queue.add(renderer),
      onExit() {
        renderers.delete(renderer);
        if (!isClosed) onExit();
        queue.remove(renderer);
        const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failuresInARow);
        failuresInARow += 1;
        setTimeout(addRenderer, pauseMs).unref();
      },
    });
    renderers.add(renderer);
  };

  const runOnce = async (job: Job, supplies: Supplies, priority: Priority) => {
    const renderer = await queue.take(priority);
    let hasEnded = false;
    try {
      const result = await renderer.run(job, supplies);
      failuresInARow = 0;
      return result;
    } catch (error) {
      hasEnded = error instanceof RenderError && error.failure.isFatal;
      throw error;
    } finally {
      queue.giveBack(priority, hasEnded ? null : renderer);
    }
  };

  const run = async (job: Job, supplies: Supplies, priority: Priority = 'normal') => {
    try {
      return await runOnce(job, supplies, priority);
    } catch (error) {
      // The page has run code of several remotes. A second run looks at each of them.
      if (error instanceof RenderError && error.failure.isPoisoned && !job.isTraced)
        return runOnce({ ...job, isTraced: true }, supplies, priority);
      throw error;
    }
  };

  for (let count = 0; count < size; count += 1) addRenderer();
  return {
    run: run as RendererPool['run'], // a renderer answers each kind of job with its own result
    close() {
      isClosed = true;
      for (const renderer of renderers) renderer.kill();
      queue.refuseAll(new Error('the host is stopping'));
    },
  };
}
