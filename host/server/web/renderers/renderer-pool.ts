import type { AskApi } from '../lists/ask-api';
import type { Bundle, Failure, Job, JobResults, RendererSetup } from '../../protocol/messages';
import { createRendererClient, RenderError, type RendererClient, type Supplies } from './renderer-client';
import type { StartRenderer } from './renderer-process';

/** The pause before a renderer is replaced doubles with each failure in a row, up to a limit. */
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5000;
const JOB_TIMEOUT_MS = 3000;
/** A visitor does not wait longer than for two jobs that fail. */
const WAIT_TIMEOUT_MS = 6000;
const MAX_WAITING = 200;

/** Jobs of low priority wait for others, and leave one renderer free. */
export type Priority = 'normal' | 'low';

/** Too many jobs wait already. */
export class BusyError extends Error {
  readonly statusCode = 503;
  /** In seconds. */
  readonly retryAfter = 5;

  constructor() {
    super('too many pages wait to be rendered');
  }
}

interface WaitingJob {
  start: (renderer: RendererClient) => Promise<void>;
  refuse: (error: Error) => void;
}

export interface RendererPoolOptions {
  size: number;
  start: StartRenderer;
  setup: RendererSetup;
  /** How long a job may take; the first one of a renderer twice as long. */
  timeoutMs?: number;
  ask: AskApi;
  /** Whether a set still needs the bundle. Otherwise renderers forget it. */
  isHeld: (bundle: Bundle) => boolean;
  /** Called with failures that no job fails with: of a widget, or between jobs. */
  onFailure: (failure: Failure) => void;
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
  const idle: RendererClient[] = [];
  const waiting: Record<Priority, WaitingJob[]> = { normal: [], low: [] };
  const maxLow = Math.max(1, size - 1);
  let runningLow = 0;
  let failuresInARow = 0;
  let isClosed = false;

  const runNext = () => {
    for (;;) {
      const queue = waiting.normal.length > 0 || runningLow >= maxLow ? waiting.normal : waiting.low;
      if (queue.length === 0) return;
      const renderer = idle.pop();
      if (!renderer) return;
      void queue.shift()?.start(renderer);
    }
  };

  const addRenderer = () => {
    if (isClosed) return;
    const renderer = createRendererClient({
      start,
      setup,
      timeoutMs,
      ask,
      isHeld,
      onFailure,
      onReady() {
        idle.push(renderer);
        runNext();
      },
      onExit() {
        renderers.delete(renderer);
        if (!isClosed) onExit();
        idle.splice(0, idle.length, ...idle.filter((other) => other !== renderer));
        const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failuresInARow);
        failuresInARow += 1;
        setTimeout(addRenderer, pauseMs).unref();
      },
    });
    renderers.add(renderer);
  };

  const runOnce = (job: Job, supplies: Supplies, priority: Priority) =>
    new Promise<JobResults[Job['kind']]>((resolve, reject) => {
      const queue = waiting[priority];
      if (queue.length >= MAX_WAITING) return reject(new BusyError());
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waitingJob), 1);
        reject(new BusyError());
      }, WAIT_TIMEOUT_MS);
      const waitingJob: WaitingJob = {
        refuse(error) {
          clearTimeout(timer);
          reject(error);
        },
        async start(renderer) {
          clearTimeout(timer);
          if (priority === 'low') runningLow += 1;
          try {
            resolve(await renderer.run(job, supplies));
            failuresInARow = 0;
            idle.push(renderer);
          } catch (error) {
            if (!(error instanceof RenderError)) throw error;
            reject(error);
            if (!error.failure.isFatal) idle.push(renderer);
          }
          if (priority === 'low') runningLow -= 1;
          runNext();
        },
      };
      queue.push(waitingJob);
      runNext();
    });

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
      for (const queue of Object.values(waiting))
        for (const { refuse } of queue.splice(0)) refuse(new Error('the host is stopping'));
    },
  };
}
