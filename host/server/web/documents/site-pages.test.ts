import { emptyRegistry, type DocumentPages, type Registry, type RegistryRoute } from '@shop/shared/federation/registry';
import type { PageDocument } from '@shop/shared/page-documents';
import { changeTimes, documentAt, NO_PAGES, routesKey, withPages, type SitePage, type SitePages } from './site-pages';

const DOCUMENTS: DocumentPages = {
  pages: {
    home: { parts: ['Hero', 'Places'], title: 'INVIS DUOS' },
    rental: { parts: ['CrumbTrail', 'Hero', 'Steps'], title: 'Прокат' },
    lease: { parts: ['CrumbTrail', 'Faq', 'Hero', 'Steps'], title: 'Лизинг' },
  },
  kinds: {
    Hero: {},
    Steps: {},
    Faq: {},
    Quote: {},
    Places: { query: ['q'], lists: ['places'], widgets: ['mfe-a/map'] },
  },
};

const route = (id: string, path: string): RegistryRoute => ({ id, path, access: 'public' });

/** The part of a registry that the pages change. */
const REGISTRY = {
  ...emptyRegistry(),
  microFrontends: {
    'mfe-solutions': [
      {
        extras: {
          documents: DOCUMENTS,
          routes: [
            route('home', '/'),
            route('rental', '/rental'),
            route('lease', '/lease'),
            route('dialog', '/dialog'),
          ],
          searchPages: [
            { path: '/rental', title: 'Прокат', text: '' },
            { path: '/dialog', title: 'Диалог', text: '' },
          ],
        },
      },
    ],
  },
} as unknown as Registry; // a test needs no bundles

function documentOf(path: string, kinds: readonly string[], title = 'Страница'): PageDocument {
  return {
    root: { props: { path, title, description: 'Описание' } },
    content: kinds.map((type) => ({ type, props: { id: type } })),
  };
}

const published = (id: string, document: PageDocument): SitePage => ({
  id,
  path: document.root.props.path,
  number: 2,
  isShipped: false,
  publishedAt: '2026-11-25T10:00:00Z',
  document,
});

const site = (pages: SitePage[], off: string[] = []): SitePages => ({ ...NO_PAGES, pages, off });

const TEST = { id: 7, number: 3, share: 50, goal: 'forms', endsAt: '2026-12-25T10:00:00Z' } as const;

const shownBy = (pages: SitePages) => {
  const [version] = withPages(REGISTRY, pages).microFrontends['mfe-solutions'] ?? [];
  return version?.extras;
};
const pathsOf = (pages: SitePages) => shownBy(pages)?.routes.map(({ id, path }) => `${path} by ${id}`);

it('leaves the routes of documents that came with the remote, and names them', () => {
  expect(pathsOf(NO_PAGES)).toEqual(['/ by home', '/dialog by dialog', '/lease by lease', '/rental by rental']);
  expect(shownBy(NO_PAGES)?.routes.find(({ id }) => id === 'rental')?.title).toBe('Прокат');
});

it('replaces a document at its address, which changes no route', () => {
  const pages = site([published('rental', documentOf('/rental', ['Hero', 'Steps'], 'Прокат'))]);

  expect(routesKey(REGISTRY, pages)).toBe(routesKey(REGISTRY, NO_PAGES));
  expect(documentAt(pages, '/rental')?.content).toHaveLength(2);
  expect(documentAt(pages, '/lease')).toBeUndefined();
});

it('gives a new page the chunk that lacks the fewest of its parts, and has the fewest others', () => {
  const pages = site([published('p1', documentOf('/farms', ['Hero', 'Steps']))]);

  expect(pathsOf(pages)).toContain('/farms by rental');
  expect(routesKey(REGISTRY, pages)).not.toBe(routesKey(REGISTRY, NO_PAGES));
});

it('loads the chunk of all parts for a kind of block that no page has, and what the kind needs', () => {
  const { routes = [] } = shownBy(site([published('p1', documentOf('/farms', ['Hero', 'Quote', 'Places']))])) ?? {};

  expect(routes.find(({ path }) => path === '/farms')).toMatchObject({
    chunks: ['blocks'],
    query: ['q'],
    lists: ['places'],
    widgets: ['mfe-a/map'],
  });
});

it('moves a page and takes it off, also in the search', () => {
  const moved = site([published('rental', documentOf('/rent', ['Hero']))], ['lease']);

  expect(pathsOf(moved)).toEqual(['/ by home', '/dialog by dialog', '/rent by rental']);
  expect(shownBy(moved)?.searchPages?.map(({ path }) => path)).toEqual(['/dialog', '/rent']);
});

it('has in the route of a piece of news what lists show of it, so that another lead is another state', () => {
  const cover = { src: '/images/courier.svg', width: 600, height: 400, alt: 'Склад' };
  const news = (lead: string) => {
    const { root, content } = documentOf('/news/tula', ['Hero']);
    const props = { ...root.props, news: { date: '2026-11-30', lead, cover } };
    return site([published('p1', { root: { props }, content })]);
  };
  const { routes = [] } = shownBy(news('Открыли склад')) ?? {};

  expect(routes.find(({ path }) => path === '/news/tula')?.news).toEqual({
    ...{ date: '2026-11-30', lead: 'Открыли склад', cover },
  });
  expect(routesKey(REGISTRY, news('Открыли склад'))).not.toBe(routesKey(REGISTRY, news('Открыли два')));
});

it('tells when a page has changed: with its version, or with other blocks of it', () => {
  const plain = published('rental', documentOf('/rental', ['Hero']));
  const turned = { ...published('lease', documentOf('/lease', ['Hero'])), shownAt: '2026-12-01T10:00:00Z' };

  expect([...changeTimes(site([plain, turned, { ...plain, id: 'home', document: null }]))]).toEqual([
    ['/rental', '2026-11-25T10:00:00Z'],
    ['/lease', '2026-12-01T10:00:00Z'],
  ]);
});

describe('a page that is tested', () => {
  const a = documentOf('/rental', ['Hero', 'Steps'], 'Прокат');
  const b = documentOf('/rental', ['Hero', 'Places', 'Quote'], 'Прокат, проба');
  const tested = site([{ ...published('rental', a), test: TEST, tried: b }]);

  it('has a route for the blocks of both versions, by the name of the published one', () => {
    expect(shownBy(tested)?.routes.find(({ path }) => path === '/rental')).toEqual({
      ...{ id: 'rental', path: '/rental', access: 'public', title: 'Прокат', chunks: ['blocks'] },
      ...{ query: ['q'], lists: ['places'], widgets: ['mfe-a/map'] },
    });
  });

  it('shows either, and the published one to whoever has a version of another test', () => {
    expect(documentAt(tested, '/rental')).toBe(a);
    expect(documentAt(tested, '/rental', 3)).toBe(b);
    expect(documentAt(tested, '/rental', 2)).toBe(a);
  });

  it('is found by the words of the published version alone', () => {
    expect(shownBy(tested)?.searchPages?.map(({ title }) => title)).not.toContain('Прокат, проба');
  });
});
