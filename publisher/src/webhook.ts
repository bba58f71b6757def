import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from '@shop/node/durable-files';
import type { Change } from '@shop/shared/federation/registry';
import type { Store } from '@shop/node/store';
import { listHistory } from './releases';

const POLL_MS = 2000;
const TIMEOUT_MS = 5000;
/** More at once are told later: a webhook that was away gets them in order. */
const AT_ONCE = 100;

export interface WebhookOptions {
  url: string;
  store: Store;
  /** Absolute; remembers what was told. */
  dataDir: string;
  onFailure: (error: unknown) => void;
  pollMs?: number;
}

const sentence = ({ who, action, remote, from, to, traffic, why }: Change) =>
  `${who}: ${action} ${remote} ${from ?? 'none'} → ${to ?? 'none'}` +
  (traffic !== undefined && traffic < 100 ? ` at ${traffic} %` : '') +
  (why ? ` (${why})` : '');

async function post(url: string, body: { text: string; change?: Change }): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body), // `text` is what chats show
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`the webhook answers ${answer.status}`);
}

/** Tells a webhook once that a person has to look at something. The log says so, too. */
export const askPerson = (url: string, text: string): Promise<void> => post(url, { text });

/**
 * Tells a webhook of every change in the history, whoever has made it, in order. A call that fails
 * is tried again, also after a restart.
 * @returns a function that ends it
 */
export function startWebhook({
  url,
  store,
  dataDir,
  onFailure,
  pollMs = POLL_MS,
}: WebhookOptions): () => Promise<void> {
  const file = path.join(dataDir, 'delivery/last-told');
  let isClosed = false;
  let timer: NodeJS.Timeout;

  const lastTold = () => readFile(file, 'utf8').catch(() => null); // nothing was told yet
  const remember = (id: string) => writeDurably(file, id);

  const tell = async () => {
    const changes = await listHistory(store, AT_ONCE);
    const told = await lastTold();
    const newest = changes[0]?.id;
    if (told === null) {
      if (newest) await remember(newest); // what came before is no news
      return;
    }
    for (const change of changes.filter(({ id }) => id > told).toReversed()) {
      if (isClosed) return;
      await post(url, { text: sentence(change), change });
      await remember(change.id);
    }
  };

  let telling = Promise.resolve();
  const tellLater = () => {
    timer = setTimeout(() => {
      telling = tell().catch(onFailure);
      void telling.then(() => {
        if (!isClosed) tellLater();
      });
    }, pollMs).unref();
  };
  tellLater();
  return async () => {
    isClosed = true;
    clearTimeout(timer);
    await telling;
  };
}
