import { parentPort, workerData } from 'node:worker_threads';
import { openEngine } from './db/embedded-engine';
import type { DatabaseEngine } from './db/engine-stream';
import type { EngineThreadData, EngineThreadMessage, EngineThreadRequest } from './db/engine-thread';

// The thread of the embedded database. What it is asked, it does one after the other.

const { folder } = workerData as EngineThreadData; // our own

function say(message: EngineThreadMessage): void {
  parentPort?.postMessage(message, message.kind === 'done' ? [message.bytes.buffer] : []);
}

/** Tells the other side how some work has ended. Only messages of the protocol have an answer. */
async function report(work: () => Promise<unknown>): Promise<void> {
  try {
    const answer = await work();
    say({ kind: 'done', bytes: Uint8Array.from(answer instanceof Uint8Array ? answer : []) });
  } catch (error) {
    say({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

function serve(engine: DatabaseEngine): void {
  let last = Promise.resolve();
  parentPort?.on('message', (request: EngineThreadRequest) => {
    last = last.then(() => report(() => (request === 'close' ? engine.close() : engine.exec(request))));
  });
}

void report(async () => serve(await openEngine(folder, (reason) => say({ kind: 'broken', reason }))));
