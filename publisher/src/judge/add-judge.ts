import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { HostReport } from '@shop/node/figures';
import { addReports, openFigures, type FigureStore } from '../figures';
import { mendRegistry, readRegistry, type Releases } from '../releases';
import { createVisitorStore } from './visitors';
import { watchCandidates } from './watch-candidates';

const EVERY_MS = 2000;

/** What the judge has done by itself. */
export type JudgeEvent =
  | { action: 'take-back'; remote: string; version: string; why: string }
  | { action: 'promote'; remote: string; version: string; traffic: number }
  /** Nothing was done: a person has to look. */
  | { action: 'ask'; remote: string; version: string; why: string };

export interface JudgeOptions {
  /** With the judge as `who`. */
  releases: Releases;
  /** Absolute; the figures are in it. */
  dataDir: string;
  onReport?: (report: HostReport) => void;
  onEvent: (event: JudgeEvent) => void;
  /** Somebody has damaged the registry in the store, or put an older one back. */
  onMended: (reason: string) => void;
  everyMs?: number;
}

/**
 * Takes the reports of hosts, and looks after registry and candidates every 2 s while the server
 * runs. One look ends before the next begins, however slow the store is.
 * @returns the figures, for those who show them
 */
export async function addJudge(app: FastifyInstance, options: JudgeOptions): Promise<FigureStore> {
  const { releases, dataDir, onReport, onEvent, onMended, everyMs = EVERY_MS } = options;
  const onFailure = (error: unknown) => app.log.error({ err: error }, 'the judge failed');
  const figures = await openFigures(dataDir, onFailure);
  const visitors = createVisitorStore();
  const asked = new Map<string, string>();
  // Hosts still know the words of the one before, for as long as its pages are of interest.
  const secret = randomBytes(32).toString('base64url');
  addReports(app, secret, (report) => {
    figures.store.add(report.figures);
    visitors.add(report.visits ?? []);
    onReport?.(report);
  });

  const look = async () => {
    const damage = await mendRegistry(releases);
    if (damage !== null) onMended(damage);
    await watchCandidates(await readRegistry(releases), {
      releases,
      figures: figures.store,
      visitors,
      onTakenBack: (decision) => onEvent({ action: 'take-back', ...decision }),
      onDisputed(decision) {
        // Once for each version, not with each look.
        if (asked.get(decision.remote) === decision.version) return;
        asked.set(decision.remote, decision.version);
        onEvent({ action: 'ask', ...decision });
      },
      onStage: (decision) => onEvent({ action: 'promote', ...decision }),
      onFailure,
    });
  };

  let timer: NodeJS.Timeout;
  let looking = Promise.resolve();
  const lookLater = () => {
    timer = setTimeout(() => {
      looking = look().catch(onFailure);
      void looking.then(lookLater);
    }, everyMs).unref();
  };
  lookLater();
  app.addHook('onClose', async () => {
    await looking;
    clearTimeout(timer);
    await figures.close();
  });
  return figures.store;
}
