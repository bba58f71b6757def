import type { LiveRemote } from '@shop/shared/federation/page-data';
import { liveRemote } from '../../../src/testing/live-remote';
import { pageRequest } from '../sets/page-request';
import type { RemotePart } from '../../protocol/messages';
import { planPage } from './plan-page';
import { createVersionSet } from '../sets/version-set';

const ROUTES = [
  { id: 'home', path: '/', access: 'public' as const, widgets: ['mfe-goods/strip', 'mfe-goods/cards'] },
  { id: 'about', path: '/about', access: 'public' as const },
];

const pages = liveRemote('mfe-pages', ROUTES, { version: '2' });
const goods = liveRemote('mfe-goods', [], { version: '2' });
const older = (remote: LiveRemote, changes = {}) => ({ ...remote, version: '1', ...changes });

interface Trouble {
  blocked?: string[];
  suspect?: string[];
  olderPages?: LiveRemote | null;
}

function planOf(pathname: string, { blocked = [], suspect = [], olderPages = older(pages) }: Trouble = {}) {
  const keyOf = ({ remote, version, name }: RemotePart) => `${remote}@${version} ${name}`;
  const request = pageRequest(createVersionSet('1', [pages, goods]), pathname, '');
  const { job, needed } = planPage(request, {
    fallbacks: ({ name, version }) =>
      version === '1' ? [] : [name === pages.name ? olderPages : older(goods)].filter((remote) => remote !== null),
    isBlocked: (part) => blocked.includes(keyOf(part)),
    isSuspect: (part) => suspect.includes(keyOf(part)),
  });
  return { job, needed: needed.map(({ name, version }) => `${name}@${version}`) };
}

it('uses the live versions', () => {
  const { job, needed } = planOf('/');

  expect(job).toEqual({
    kind: 'page',
    pathname: '/',
    search: '',
    match: { remote: 'mfe-pages', path: '/', params: {} },
    versions: { 'mfe-pages': '2', 'mfe-goods': '2' },
    inMenus: { 'mfe-pages': '2', 'mfe-goods': '2' },
    without: [],
    outcome: 'page',
  });
  expect(needed).toEqual(['mfe-pages@2', 'mfe-goods@2']);
});

it('uses the previous version of a page that is blocked, and of no other page', () => {
  const blocked = ['mfe-pages@2 page home'];

  expect(planOf('/', { blocked }).job.versions).toEqual({ 'mfe-pages': '1', 'mfe-goods': '2' });
  expect(planOf('/about', { blocked }).job.versions).toEqual({ 'mfe-pages': '2', 'mfe-goods': '2' });
});

it('matches the address again with the routes of the previous version', () => {
  const olderPages = older(pages, { routes: [{ id: 'word', path: '/:word', access: 'public' }] });

  expect(planOf('/about', { blocked: ['mfe-pages@2 page about'], olderPages }).job.match).toEqual({
    remote: 'mfe-pages',
    path: '/:word',
    params: { word: 'about' },
  });
});

it('uses the previous version of a widget, or leaves the widget out', () => {
  const blocked = ['mfe-goods@2 widget strip'];
  expect(planOf('/', { blocked }).job).toMatchObject({ versions: { 'mfe-goods': '1' }, without: [] });

  blocked.push('mfe-goods@1 widget strip');
  const { job, needed } = planOf('/', { blocked });
  expect(job).toMatchObject({ outcome: 'page', versions: { 'mfe-goods': '2' }, without: ['mfe-goods/strip'] });
  expect(needed).toEqual(['mfe-pages@2', 'mfe-goods@2']);
});

it('shows the error panel for a page without a working version', () => {
  const { job, needed } = planOf('/', { blocked: ['mfe-pages@2 page home', 'mfe-pages@1 page home'] });

  expect(job.outcome).toBe('failed');
  expect(needed).toEqual([]);
});

it('answers 404 for an address without a route, or without one in the previous version', () => {
  expect(planOf('/nothing').job.outcome).toBe('not-found');

  const withoutAbout = older(pages, { routes: ROUTES.slice(0, 1) });
  expect(planOf('/about', { blocked: ['mfe-pages@2 page about'], olderPages: withoutAbout }).job.outcome).toBe(
    'not-found',
  );
});

it('uses the previous version of a page that has failed at another address, if there is one', () => {
  const suspect = ['mfe-pages@2 page home'];

  expect(planOf('/', { suspect }).job.versions).toMatchObject({ 'mfe-pages': '1' });
  expect(planOf('/', { suspect, olderPages: null }).job).toMatchObject({
    outcome: 'page',
    versions: { 'mfe-pages': '2' },
  });
});
