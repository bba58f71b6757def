import { emptyRegistry } from '@shop/shared/federation/registry';
import type { LiveRemote } from '@shop/shared/federation/page-data';
import { liveRemote } from '../../../src/testing/live-remote';
import { pageRequest } from '../sets/page-request';
import { documentOf } from '../../testing/test-pages';
import { createBlockedParts } from './blocked-parts';
import type { Failure, PageJob } from '../../protocol/messages';
import { createPageRenderer } from './page-renderer';
import type { RendererPool } from './renderer-pool';
import { BusyError, type Priority } from './renderer-queue';
import { RenderError } from './renderer-client';
import { createSitemapRenderer } from './sitemap-renderer';
import { NO_PAGES } from '../documents/site-pages';
import { createVersionSet } from '../sets/version-set';

const live = liveRemote('mfe-test', [{ id: 'page', path: '/:slug', access: 'public' }], { version: '2' });
const older: LiveRemote = { ...live, version: '1' };
const PART = { remote: 'mfe-test', version: '2', name: 'page page' };
const failure = (changes: Partial<Failure> = {}) =>
  new RenderError({ part: PART, reason: 'broken', isFatal: false, ...changes });

interface Site {
  /** What renderers do with pages of version 2, and without a remote. */
  render?: (job: PageJob) => Error | null;
  status?: (pathname: string) => 200 | 404;
  unloadable?: string[];
  hasOlder?: boolean;
}

function setup({ render = () => null, status = () => 200, unloadable = [], hasOlder = true }: Site = {}) {
  const jobs: string[] = [];
  const priorities: Priority[] = [];
  const onFailure = jest.fn();
  const pool = {
    live: async () => createVersionSet('1', [live]),
    fallbacks: ({ version }: LiveRemote) => (version === '2' && hasOlder ? [older] : []),
    async load({ name, version }: LiveRemote) {
      if (unloadable.includes(version)) throw new Error('does not load');
      return { remote: name, version, code: '', base: '/' };
    },
  };
  const runPage = (job: PageJob) => {
    const made = job.outcome === 'page' ? `version ${job.versions['mfe-test']}` : job.outcome;
    jobs.push(made);
    const error = made === 'version 1' ? null : render(job);
    if (error) throw error;
    return documentOf(made, { status: status(job.pathname) });
  };
  const renderers: Pick<RendererPool, 'run'> = {
    run: (async (job: PageJob | { kind: 'sitemap' }, _supplies, priority) => {
      priorities.push(priority ?? 'normal');
      if (job.kind === 'page') return runPage(job);
      const error = render({
        kind: 'page',
        pathname: '',
        search: '',
        match: null,
        versions: {},
        inMenus: {},
        without: [],
        outcome: 'page',
      });
      if (error) throw error;
      return ['/', '/page'];
    }) as RendererPool['run'],
  };
  const options = {
    renderers,
    pool,
    lists: { get: async () => ({}) },
    registry: emptyRegistry,
    blocked: createBlockedParts(() => 0),
    onFailure,
  };
  const rendered: string[] = [];
  const onRender = ({ version }: { version: string }) => rendered.push(version);
  const renderPage = createPageRenderer({
    shared: () => ({}),
    ...options,
    documentAt: () => undefined,
    onDropped: () => undefined,
    onRender,
  });
  return {
    jobs,
    priorities,
    rendered,
    onFailure,
    page: (pathname: string) => renderPage(pageRequest(createVersionSet('1', [live]), pathname, '')),
    sitemap: createSitemapRenderer({ ...options, publicUrl: 'https://shop.test', pages: () => NO_PAGES, now: () => 0 }),
  };
}

describe('createPageRenderer', () => {
  it('renders the live version', async () => {
    const { page, jobs, onFailure, rendered } = setup();

    await page('/a');

    expect(jobs).toEqual(['version 2']);
    expect(rendered).toEqual(['2']);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('renders addresses that may be made up after the others, until it knows their pages', async () => {
    const { page, priorities } = setup({ status: (pathname) => (pathname === '/a' ? 200 : 404) });

    for (const address of ['/a', '/a', '/b', '/b']) await page(address);

    expect(priorities).toEqual(['low', 'normal', 'low', 'low']);
  });

  it('tries a version that threw again for the next visitor, after the previous one took over', async () => {
    const { page, jobs, onFailure, rendered } = setup({ render: () => failure() });

    await page('/a');
    await page('/a');

    expect(rendered).toEqual(['1', '1']);

    expect(jobs).toEqual(['version 2', 'version 1', 'version 2', 'version 1']);
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ part: PART, reason: 'broken' }), { path: '/a' });
  });

  it('does not try a version again that ended a renderer, at any address', async () => {
    const { page, jobs } = setup({ render: () => failure({ isFatal: true }) });

    for (const address of ['/a', '/a', '/b']) await page(address);

    expect(jobs).toEqual(['version 2', 'version 1', 'version 1', 'version 1']);
  });

  it('shows the panel without another version, and tries other addresses', async () => {
    const render = ({ outcome }: PageJob) => (outcome === 'page' ? failure({ isFatal: true }) : null);
    const { page, jobs } = setup({ hasOlder: false, render });

    for (const address of ['/a', '/a', '/b']) await page(address);

    expect(jobs).toEqual(['version 2', 'failed', 'failed', 'version 2', 'failed']);
  });

  it('uses the previous version of a remote that does not load', async () => {
    const { page, jobs } = setup({ unloadable: ['2'] });

    await page('/a');

    expect(jobs).toEqual(['version 1']);
  });

  it('renders again when a renderer ended for a reason of its own', async () => {
    const errors = [failure({ part: null, isFatal: true })];
    const { page, jobs } = setup({ render: () => errors.shift() ?? null });

    await page('/a');

    expect(jobs).toEqual(['version 2', 'version 2']);
  });

  it.each<[string, () => Error, string]>([
    ['the host itself fails', () => failure({ part: null }), 'broken'],
    ['too many pages wait', () => new BusyError(), 'too many pages wait'],
    ['every renderer ends', () => failure({ part: null, isFatal: true }), 'broken'],
  ])('throws when %s', async (_when, render, message) => {
    await expect(setup({ render }).page('/a')).rejects.toThrow(message);
  });
});

describe('createSitemapRenderer', () => {
  it('asks the remotes once a minute', async () => {
    const render = jest.fn(() => null);
    const { sitemap } = setup({ render });

    expect(await sitemap()).toContain('<loc>https://shop.test/page</loc>');
    await sitemap();

    expect(render).toHaveBeenCalledTimes(1);
  });

  it('leaves out a remote that fails or does not load', async () => {
    const { sitemap, onFailure } = setup({ render: () => failure({ isFatal: true }) });

    expect(await sitemap()).not.toContain('<loc>');
    expect(onFailure).toHaveBeenCalledWith(expect.objectContaining({ part: PART }), { path: '/sitemap.xml' });
    expect(await setup({ unloadable: ['2'] }).sitemap()).not.toContain('<loc>');
  });
});
