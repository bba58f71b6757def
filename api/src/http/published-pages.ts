import { createHash } from 'node:crypto';
import type { PublishedRepository } from '../modules/pages/published-repository';
import { pollDatabase } from '../poll-database';

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

  async function read(): Promise<void> {
    if ((await published.readRevision()) !== answer.revision) answer = await readAnswer(published);
  }
  /** One after the other, so that the last answer is the newest. */
  function refresh(): Promise<void> {
    const next = refreshing.then(read);
    refreshing = next.catch(() => undefined);
    return next;
  }
  const stopPolling = pollDatabase(refresh);

  return {
    current: () => answer,
    /** Called after a change. A failure is left to the next poll: the change is made. */
    refresh: () => refresh().catch(() => undefined),
    async stop(): Promise<void> {
      stopPolling();
      await refreshing;
    },
  };
}

export type PublishedPages = Awaited<ReturnType<typeof watchPublishedPages>>;
