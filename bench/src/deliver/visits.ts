import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const VISITORS = 4;
const PAUSE_MS = 40;
const PATHS = ['/', '/products', '/invis_duos', '/services', '/cart', '/about', '/remotes.json'];

export interface Answer {
  status: number;
  set: string;
  body: string;
}

/** A request over connections that stay open. */
export function ask(agent: Agent, url: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          set: String(response.headers['x-shop-set'] ?? ''),
          body: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    }).once('error', reject);
  });
}

export interface Visits {
  sent: number;
  /** One line each. */
  failed: string[];
}

/** Requests pages of all sites until the returned function ends it. */
export function startVisits(urls: readonly string[]): () => Promise<Visits> {
  const agent = new Agent({ keepAlive: true });
  const visits: Visits = { sent: 0, failed: [] };
  let isOver = false;

  const visit = async (url: string, visitor: number) => {
    for (let turn = visitor; !isOver; turn += 1) {
      const address = url + (PATHS[turn % PATHS.length] ?? '/');
      visits.sent += 1;
      await ask(agent, address).then(
        ({ status }) => status !== 200 && visits.failed.push(`${address}: ${status}`),
        (error: unknown) => visits.failed.push(`${address}: ${String(error)}`),
      );
      await sleep(PAUSE_MS);
    }
  };

  const all = urls.flatMap((url) => Array.from({ length: VISITORS }, (_, visitor) => visit(url, visitor)));
  return async () => {
    isOver = true;
    await Promise.all(all);
    agent.destroy();
    return visits;
  };
}
