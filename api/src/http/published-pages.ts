import { createHash } from 'node:crypto';
import type { PublishedRepository } from '../modules/pages/published-repository';

const POLL_MS = 500;

interface Answer {
  revision: number;
  text: string;
  etag: string;
}

async function readAnswer(published: PublishedRepository): Promise<Answer> {
  const pages = await published.read();
  const text = JSON.stringify(pages);
  // Another database may have the same revision.
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { revision: pages.revision, text, etag: `"${pages.revision}-${hash}"` };
}

/**
 * What hosts show, ready to send. What this process publishes is there immediately, and what others
 * publish within a second.
 */
export async function watchPublishedPages(published: PublishedRepository) {
  let answer = await readAnswer(published);
  let refreshing: Promise<void> = Promise.resolve();
  let isPolling = false;

  async function read(): Promise<void> {
    if ((await published.readRevision()) !== answer.revision) answer = await readAnswer(published);
  }
  /** One after the other, so that the last answer is the newest. */
  function refresh(): Promise<void> {
    const next = refreshing.then(read);
    refreshing = next.catch(() => undefined);
    return next;
  }
  const poll = async () => {
    if (isPolling) return;
    isPolling = true;
    // While the database is down, the last answer stays; /readyz reports it.
    await refresh().catch(() => undefined);
    isPolling = false;
  };
  const timer = setInterval(() => void poll(), POLL_MS);
  timer.unref();

  return {
    current: () => answer,
    /** Called after a change. A failure is left to the next poll: the change is made. */
    refresh: () => refresh().catch(() => undefined),
    async stop(): Promise<void> {
      clearInterval(timer);
      await refreshing;
    },
  };
}

export type PublishedPages = Awaited<ReturnType<typeof watchPublishedPages>>;
