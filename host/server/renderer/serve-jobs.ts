import { types } from 'node:util';
import type { Failure, HostMessage, Job, RemotePart, RendererMessage } from '../protocol/messages';
import { createProgress, PartError } from '../protocol/progress';
import { createRenderer, type Renderer } from './renderer';

export interface JobServerOptions {
  send: (message: RendererMessage) => void;
  /** Names a built-in property that a remote has changed; null when there is none. */
  findChange: () => string | null;
}

export interface JobServer {
  receive: (message: HostMessage) => void;
  /** Describes an exception. A timer may throw while the code of another remote is running. */
  failureOf: (error: unknown) => Failure;
}

/** Returns the bundle's name, which is `<remote>@<version>`, from a stack trace. */
const bundleIn = (stack = '') => /([\w-]+@[^\s:()]+)\.cjs:\d/.exec(stack)?.[1];

/** What is left of the limit would not do for the next job. */
const isOutOfMemory = (error: unknown) =>
  types.isNativeError(error) && error.name === 'RangeError' && error.message.includes('allocation failed');

/** Does the host's jobs, one at a time, and tells the host what is running and what has failed. */
export function createJobServer({ send, findChange }: JobServerOptions): JobServer {
  let renderer: Renderer | null = null;
  let contained: Failure[] = [];
  let isTraced = false;
  /** By `<remote>@<version>`. */
  const lastParts = new Map<string, RemotePart>();

  const poisonedBy = (part: RemotePart | null): Failure | null => {
    const change = findChange();
    return change === null ? null : { part, reason: `changed the built-in ${change}`, isFatal: true, isPoisoned: true };
  };

  const progress = createProgress((part, before) => {
    if (part) lastParts.set(`${part.remote}@${part.version}`, part);
    const failure = isTraced ? poisonedBy(before) : null;
    send(failure ? { type: 'failed', failure } : { type: 'running', part });
  });

  const failureOf = (error: unknown): Failure => {
    const cause: unknown = error instanceof PartError ? error.cause : error;
    const stack = cause instanceof Error ? cause.stack : undefined;
    return {
      part: error instanceof PartError ? error.part : (lastParts.get(bundleIn(stack) ?? '') ?? progress.current()),
      reason: cause instanceof Error ? cause.message : String(cause),
      stack,
      isFatal: isOutOfMemory(cause),
    };
  };

  let lastAsked = 0;
  const asked = new Map<number, (text: string | null) => void>();
  const ask = (path: string) =>
    new Promise<string | null>((resolve) => {
      lastAsked += 1;
      asked.set(lastAsked, resolve);
      send({ type: 'ask', id: lastAsked, path });
    });
  const takeAnswer = (id: number, text: string | null) => {
    asked.get(id)?.(text);
    asked.delete(id);
  };

  const run = async (job: Job): Promise<void> => {
    contained = [];
    isTraced = job.isTraced === true;
    try {
      if (!renderer) throw new Error('a job came before the setup');
      const result = await renderer.run(job);
      const failure = poisonedBy(null);
      for (const survived of contained) send({ type: 'contained', failure: survived });
      send(failure ? { type: 'failed', failure } : { type: 'done', result });
    } catch (error) {
      send({ type: 'failed', failure: poisonedBy(null) ?? failureOf(error) });
    }
  };

  const receive = (message: HostMessage): void => {
    if (message.type === 'setup') {
      const onError = (error: unknown) => void contained.push(failureOf(error));
      renderer = createRenderer({ setup: message.setup, progress, onError, ask });
    } else if (message.type === 'registry') renderer?.setRegistry(message.registry);
    else if (message.type === 'list') renderer?.setList(message.name, message.text);
    else if (message.type === 'bundle') renderer?.addBundle(message.bundle);
    else if (message.type === 'forget') renderer?.forgetBundle(message);
    else if (message.type === 'answer') takeAnswer(message.id, message.text);
    else void run(message.job);
  };

  return { receive, failureOf };
}
