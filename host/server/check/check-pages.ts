import type { Registry } from '@shop/shared/federation/registry';
import type { LiveRemote } from '@shop/shared/federation/page-data';
import type { Fault } from '@shop/node/refused-error';
import { toLiveRemote, type RemoteSet } from '../../src/remotes/live-remote';
import type { ListTexts } from '../web/lists/list-cache';
import { pageRequest } from '../web/sets/page-request';
import type { ServerBundle } from '@shop/node/bundles';
import type { Failure, Job } from '../protocol/messages';
import { planPage } from '../web/renderers/plan-page';
import { RenderError } from '../web/renderers/renderer-client';
import { RendererPool } from '../web/renderers/renderer-pool';
import type { StartRenderer } from '../web/renderers/renderer-process';
import { createVersionSet } from '../web/sets/version-set';
import { addressesOf } from './addresses';
import { CHECK_SETUP } from './check-setup';
import { describeFailure } from './describe-failure';

export interface PageCheck {
  /** The remote to check. */
  remote: string;
  /** One version of each remote: the one to check, and the live ones of all others. */
  registry: Registry;
  bundles: readonly ServerBundle[];
  lists: ListTexts;
}

/** What a timer throws comes a little after the page that has set it. */
const TIMERS_MS = 100;

/** Each page that hangs costs seconds. */
const MOST_STOPPED = 2;

function remotesOf({ microFrontends }: Registry): LiveRemote[] {
  return Object.entries(microFrontends).flatMap(([name, [version]]) => (version ? [toLiveRemote(name, version)] : []));
}

/** What is rendered: a route of the remote, or a widget of it on the pages of others. */
interface Subject {
  where: string;
  addresses: string[];
}

function subjectsOf(set: RemoteSet, own: LiveRemote, sitemap: readonly string[]): Subject[] {
  const ofRoutes = own.routes.map((route) => ({
    where: `route ${route.path}`,
    addresses: addressesOf(route, set, sitemap),
  }));
  const ofWidgets = new Map<string, string[]>();
  for (const { routes } of set.remotes.filter((remote) => remote !== own))
    for (const route of routes)
      for (const id of route.widgets ?? []) {
        if (!id.startsWith(`${own.name}/`)) continue;
        const widget = `widget ${id.slice(own.name.length + 1)}`;
        ofWidgets.set(widget, [...(ofWidgets.get(widget) ?? []), ...addressesOf(route, set, [])]);
      }
  return [...ofRoutes, ...[...ofWidgets].map(([where, addresses]) => ({ where, addresses }))];
}

interface Outcome<Result> {
  result: Result | null;
  /** How the version has failed. */
  failure: Failure | null;
}

/**
 * Renders each route of a version as the host does, and the pages of others that show its widgets.
 * The renderer can be stopped, reaches no network, and gets demonstration data.
 */
export async function checkPages(
  { remote: name, registry, bundles, lists }: PageCheck,
  start: StartRenderer,
): Promise<Fault[]> {
  const set = createVersionSet('', remotesOf(registry));
  const own = set.remotes.find((remote) => remote.name === name);
  const bundle = bundles.find(({ remote }) => remote === name);
  if (!own || !bundle) throw new Error(`the version of ${name} to check is missing`);

  let failures: Failure[] = [];
  let stopped = 0;
  const renderers = new RendererPool({
    size: 1,
    start,
    setup: CHECK_SETUP,
    ask: () => Promise.resolve(null), // pages find their goods in the list
    isHeld: () => true,
    onFailure: (failure) => failures.push(failure),
    onExit: () => (stopped += 1),
  });
  const ownFailure = () => failures.find(({ part }) => part === null || part.remote === name) ?? null;

  const run = async <Result>(job: Job): Promise<Outcome<Result>> => {
    failures = [];
    try {
      const result = (await renderers.run(job, { registry, lists, bundles })) as Result;
      return { result, failure: ownFailure() };
    } catch (error) {
      if (!(error instanceof RenderError)) throw error;
      failures.unshift(error.failure);
      return { result: null, failure: ownFailure() };
    }
  };

  /** Renders the addresses of a subject until one fails. */
  const checkSubject = async ({ where, addresses }: Subject): Promise<Fault[]> => {
    for (const address of addresses) {
      if (stopped >= MOST_STOPPED) return [{ where, what: 'was not rendered, after others had to be stopped' }];
      const request = pageRequest(set, address, '');
      const { job } = planPage(request, { fallbacks: () => [], isBlocked: () => false, isSuspect: () => false });
      const { failure } = await run(job);
      if (!failure) continue;
      const isOfWidget = failure.part?.name.startsWith('widget ') && failure.part.name !== where;
      const subject = isOfWidget ? `the ${failure.part?.name} on ${address}` : address;
      return [{ where, what: `${subject} does not render: ${describeFailure(failure, bundle)}` }];
    }
    return [];
  };

  try {
    const { version } = own;
    const loaded = await run({ kind: 'load', remote: name, version });
    if (loaded.failure) return [{ where: 'server.cjs', what: describeFailure(loaded.failure, bundle) }];
    const { result: sitemap, failure } = await run<string[]>({ kind: 'sitemap', remote: name, version });
    const faults: Fault[] = failure ? [{ where: 'sitemap', what: describeFailure(failure, bundle) }] : [];
    for (const subject of subjectsOf(set, own, sitemap ?? [])) faults.push(...(await checkSubject(subject)));
    failures = [];
    await new Promise((resolve) => setTimeout(resolve, TIMERS_MS));
    const late = ownFailure();
    return late ? [...faults, { where: 'a timer', what: describeFailure(late, bundle) }] : faults;
  } finally {
    renderers.close();
  }
}
