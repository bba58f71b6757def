import { inSpan } from '@shop/node/tracing';
import type { OnFailure } from './on-failure';
import type { AskApi } from '../lists/ask-api';
import type { ServerBundle } from '@shop/node/bundles';
import type { Job, JobResults, RendererSetup } from '../../protocol/messages';
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
  isHeld: (bundle: ServerBundle) => boolean;
  /** Called with failures that no job fails with: of a widget, or between jobs. */
  onFailure: OnFailure;
  /** Called when a renderer has ended and will be replaced. */
  onExit: () => void;
}

/** The work of a renderer, from what it is sent to what it sends back. */
const spanOf = (job: Job) => ({
  name: `render ${job.kind}`,
  attributes: { ...(job.kind === 'page' && { 'render.outcome': job.outcome }) },
});

/** Runs jobs in several renderers, and replaces those that end. */
export class RendererPool {
  private readonly renderers = new Set<RendererClient>();
  private readonly queue: RendererQueue;
  private failuresInARow = 0;
  private isClosed = false;

  constructor(private readonly options: RendererPoolOptions) {
    this.queue = new RendererQueue(options.size);
    for (let count = 0; count < options.size; count += 1) this.addRenderer();
  }

  /** @throws RenderError when the job fails; BusyError when too many jobs wait */
  async run<Kind extends Job['kind']>(
    job: Extract<Job, { kind: Kind }>,
    supplies: Supplies,
    priority: Priority = 'normal',
  ): Promise<JobResults[Kind]> {
    const result = await this.runTraced(job, supplies, priority);
    return result as JobResults[Kind]; // a renderer answers each kind of job with its own result
  }

  close(): void {
    this.isClosed = true;
    for (const renderer of this.renderers) renderer.kill();
    this.queue.refuseAll(new Error('the host is stopping'));
  }

  /** A page that fails has run code of several remotes: a second run looks at each of them. */
  private async runTraced(job: Job, supplies: Supplies, priority: Priority) {
    try {
      return await this.runOnce(job, supplies, priority);
    } catch (error) {
      if (error instanceof RenderError && error.failure.isPoisoned && !job.isTraced)
        return this.runOnce({ ...job, isTraced: true }, supplies, priority);
      throw error;
    }
  }

  private async runOnce(job: Job, supplies: Supplies, priority: Priority) {
    const waiting = { name: 'wait for a renderer', attributes: { 'render.priority': priority } };
    const renderer = await inSpan(supplies.trace, waiting, () => this.queue.take(priority));
    let hasEnded = false;
    try {
      const result = await inSpan(supplies.trace, spanOf(job), (trace) => renderer.run(job, { ...supplies, trace }));
      this.failuresInARow = 0;
      return result;
    } catch (error) {
      hasEnded = error instanceof RenderError && error.failure.isFatal;
      throw error;
    } finally {
      this.queue.giveBack(priority, hasEnded ? null : renderer);
    }
  }

  private addRenderer(): void {
    if (this.isClosed) return;
    const { start, setup, timeoutMs = JOB_TIMEOUT_MS, ask, isHeld, onFailure } = this.options;
    const renderer = createRendererClient({
      start,
      setup,
      timeoutMs,
      ask,
      isHeld,
      onFailure,
      onReady: () => this.queue.add(renderer),
      onExit: () => this.replace(renderer),
    });
    this.renderers.add(renderer);
  }

  private replace(renderer: RendererClient): void {
    this.renderers.delete(renderer);
    if (!this.isClosed) this.options.onExit();
    this.queue.remove(renderer);
    const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.failuresInARow);
    this.failuresInARow += 1;
    setTimeout(() => this.addRenderer(), pauseMs).unref();
  }
}
