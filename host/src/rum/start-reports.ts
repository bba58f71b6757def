import type { LiveRemote } from '@shop/shared/federation/page-data';
import { areStatisticsAllowed } from '../layout/cookie-choice';
import type { countBlocks } from './count-blocks';
import { createErrorReports } from './error-reports';
import { createViewCounts } from './count-views';
import type { PageReport } from './page-report';
import type { NoteEvent, RumEvent } from './rum-queue';
import { pageWord } from './page-word';
import { RUM_PATH, type ErrorReport, type ViewReport } from './rum-report';
import { staysOpen } from './stays-open';
import { watchVitals, type NoteVital } from './watch-vitals';

/** Soon, because a page that falls silent is noticed by its missing reports. */
const FIRST_MS = 2000;
const NEXT_MS = 10_000;

export interface ReportsOptions {
  send?: (report: ErrorReport | ViewReport | PageReport) => void;
  watch?: (note: NoteVital) => void;
  /** What proves that the shop has sent this page. */
  word?: string | null;
  /** Whether the visitor allows statistics now. */
  isMeasured?: () => boolean;
  loadBlocks?: () => Promise<{ countBlocks: typeof countBlocks }>;
}

const loadCountBlocks = () => import(/* webpackChunkName: "count-blocks" */ './count-blocks');

/** Sends a report even while the page is being closed. Nobody waits for it or misses it. */
function sendBeacon(report: ErrorReport | ViewReport | PageReport): void {
  navigator.sendBeacon(RUM_PATH, JSON.stringify(report));
}

/**
 * Begins to count what is seen and pressed as soon as the visitor allows statistics.
 * @returns a function to call with each page that is shown
 */
function createPageNotes({
  send,
  isMeasured,
  loadBlocks,
}: Required<Pick<ReportsOptions, 'send' | 'isMeasured' | 'loadBlocks'>>) {
  let noteShown: (() => void) | null = null;
  let isLoading = false;
  const begin = () => {
    if (isLoading || !isMeasured()) return;
    isLoading = true;
    loadBlocks().then(
      ({ countBlocks }) => (noteShown = countBlocks(send, isMeasured))(),
      () => undefined, // nobody misses it
    );
  };
  addEventListener('click', begin); // which may have been the consent
  return () => {
    begin();
    noteShown?.();
  };
}

/**
 * Reports what has happened on the page, and what happens from here on: counts together every few
 * seconds and when the page is hidden; errors at once, to the shop and, because support asks
 * visitors for it, on the console. Web Vitals are statistics, which the visitor may refuse.
 * @returns a function that takes what has happened before
 */
export function startReports(
  remotes: readonly Pick<LiveRemote, 'name' | 'version'>[],
  {
    send = sendBeacon,
    watch = watchVitals,
    word = pageWord(),
    isMeasured = areStatisticsAllowed,
    loadBlocks = loadCountBlocks,
  }: ReportsOptions = {},
) {
  const notePage = createPageNotes({ send, isMeasured, loadBlocks });
  const counts = createViewCounts(remotes.map(({ name, version }) => ({ remote: name, version })));
  const reportError = createErrorReports({ send, path: () => location.pathname });
  const handled = new WeakSet();
  const shown: { remote: string; from: number }[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  let delayMs = FIRST_MS;

  const flush = () => {
    if (timer) clearTimeout(timer);
    timer = null;
    const versions = counts.take();
    if (versions.length > 0) send({ versions, ...(word && { word }) });
  };

  const count = (event: RumEvent) => {
    counts.note(event);
    timer ??= setTimeout(flush, delayMs);
    delayMs = NEXT_MS;
  };

  /** The browser writes uncaught errors on the console itself. */
  const noteError = async (event: Exclude<RumEvent, { kind: 'view' }>) => {
    const { kind, source, error } = event;
    // The loader of a widget tells of an error, and the boundary that gets it does so, too.
    if (typeof error === 'object' && error !== null) {
      if (handled.has(error)) return;
      handled.add(error);
    }
    if (kind !== 'uncaught') {
      if (!(await staysOpen())) return;
      // eslint-disable-next-line no-console -- the browser has no other log
      console.error(`[${source}]`, error);
    }
    reportError(source, error);
    count(event);
  };

  const note = (event: RumEvent) => {
    if (event.kind !== 'view') {
      void noteError(event);
      return;
    }
    shown.push({ remote: event.remote, from: performance.now() });
    count(event);
    if (event.isPage) notePage();
  };

  watch((vital, value, at) => {
    if (!isMeasured()) return;
    const { remote } = shown.findLast(({ from }) => from <= at) ?? shown[0] ?? {};
    if (remote) counts.noteVital(remote, vital, value);
  });
  // On the window, which the event reaches after the listeners of the vitals.
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  addEventListener('pagehide', flush);
  return (before: readonly RumEvent[]): NoteEvent => {
    before.forEach(note);
    return note;
  };
}
