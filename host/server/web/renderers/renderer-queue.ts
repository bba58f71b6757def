import type { RendererClient } from './renderer-client';

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
  start: (renderer: RendererClient) => void;
  refuse: (error: Error) => void;
}

/** Renderers without a job, and jobs without a renderer. */
export class RendererQueue {
  private idle: RendererClient[] = [];
  private readonly waiting: Record<Priority, WaitingJob[]> = { normal: [], low: [] };
  private readonly maxLow: number;
  private runningLow = 0;

  constructor(renderers: number) {
    this.maxLow = Math.max(1, renderers - 1);
  }

  add(renderer: RendererClient): void {
    this.idle.push(renderer);
    this.startNext();
  }

  remove(renderer: RendererClient): void {
    this.idle = this.idle.filter((other) => other !== renderer);
  }

  /** @throws BusyError when too many jobs wait, or this one has waited too long */
  take(priority: Priority): Promise<RendererClient> {
    return new Promise((resolve, reject) => {
      const queue = this.waiting[priority];
      if (queue.length >= MAX_WAITING) return reject(new BusyError());
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(job), 1);
        reject(new BusyError());
      }, WAIT_TIMEOUT_MS);
      const job: WaitingJob = {
        start(renderer) {
          clearTimeout(timer);
          resolve(renderer);
        },
        refuse(error) {
          clearTimeout(timer);
          reject(error);
        },
      };
      queue.push(job);
      this.startNext();
    });
  }

  /** Ends a job. Its renderer is given back, unless it can do no more. */
  giveBack(priority: Priority, renderer: RendererClient | null): void {
    if (priority === 'low') this.runningLow -= 1;
    if (renderer) this.idle.push(renderer);
    this.startNext();
  }

  refuseAll(error: Error): void {
    for (const queue of Object.values(this.waiting)) for (const { refuse } of queue.splice(0)) refuse(error);
  }

  private startNext(): void {
    for (;;) {
      const priority = this.waiting.normal.length > 0 || this.runningLow >= this.maxLow ? 'normal' : 'low';
      if (this.waiting[priority].length === 0) return;
      const renderer = this.idle.pop();
      if (!renderer) return;
      if (priority === 'low') this.runningLow += 1;
      this.waiting[priority].shift()?.start(renderer);
    }
  }
}
