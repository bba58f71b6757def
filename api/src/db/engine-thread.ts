import { Worker } from 'node:worker_threads';
import type { DatabaseEngine } from './engine-stream';

/** What the thread needs to begin. */
export interface EngineThreadData {
  folder: string;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** What the thread is asked: messages of the protocol, or to close the database. */
export type EngineThreadRequest = Bytes | 'close';

/**
 * What the thread says: `done` when it has opened, and then to each request in its turn. After
 * `broken` nothing that it says holds any more.
 */
export type EngineThreadMessage =
  { kind: 'done'; bytes: Bytes } | { kind: 'failed'; reason: string } | { kind: 'broken'; reason: string };

interface Asked {
  resolve: (bytes: Bytes) => void;
  reject: (error: Error) => void;
}

class EngineThread implements DatabaseEngine {
  private readonly asked: Asked[] = [];
  private isOver = false;

  constructor(
    private readonly thread: Worker,
    private readonly onBroken: (reason: string) => void,
  ) {
    thread.on('message', (said: EngineThreadMessage) => this.hear(said));
    thread.on('error', ({ message }) => this.breakDown(message));
  }

  /** @throws Error with the reason of the database, whose thread then ends */
  async open(): Promise<void> {
    await this.next();
    this.thread.on('exit', () => this.breakDown('its thread has ended'));
  }

  exec(messages: Uint8Array): Promise<Bytes> {
    const copy = Uint8Array.from(messages); // `pg` goes on using the buffer that they are a part of
    return this.ask(copy, [copy.buffer]);
  }

  async close(): Promise<void> {
    await this.ask('close', []);
    this.isOver = true;
    await this.thread.terminate();
  }

  /** Resolves with the thread's next word that nobody waits for yet. */
  private next(): Promise<Bytes> {
    return new Promise((resolve, reject) => this.asked.push({ resolve, reject }));
  }

  private ask(request: EngineThreadRequest, moved: ArrayBuffer[]): Promise<Bytes> {
    if (this.isOver) return Promise.reject(new Error('the database is closed'));
    this.thread.postMessage(request, moved);
    return this.next();
  }

  private hear(said: EngineThreadMessage): void {
    if (said.kind === 'broken') return this.breakDown(said.reason);
    const first = this.asked.shift();
    if (said.kind === 'failed') first?.reject(new Error(said.reason));
    else first?.resolve(said.bytes);
  }

  private breakDown(reason: string): void {
    if (this.isOver) return;
    this.isOver = true;
    this.onBroken(reason);
    for (const { reject } of this.asked.splice(0)) reject(new Error(reason));
  }
}

/**
 * Opens the engine of the embedded database in a thread of its own: while it searches, or waits for
 * the disk, this thread answers everybody else.
 * @param program the built program of the thread
 * @param onWaiting called when the thread has begun
 */
export function createEngineThread(program: string, onWaiting?: () => void) {
  return async (folder: string, onBroken: (reason: string) => void): Promise<DatabaseEngine> => {
    const workerData: EngineThreadData = { folder };
    const engine = new EngineThread(new Worker(program, { workerData }), onBroken);
    const opened = engine.open();
    onWaiting?.();
    await opened;
    return engine;
  };
}
