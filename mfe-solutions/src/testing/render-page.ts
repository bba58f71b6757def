import type { PageModule } from '@shop/shared/federation';
import { installIntersectionObserver, renderPageModule, type RenderPageOptions } from '@shop/shared/testing';
import type { ComponentType } from 'react';
import { CrumbTrail } from '../components/crumb-trail';
import type { ShownDocument } from '../documents';
import { definePage } from '../features/page-document';
import { routes } from '../routes';
import { PRODUCTS } from './products';

// jsdom has no layout, so nothing comes near the window by itself.
if (!('IntersectionObserver' in globalThis)) installIntersectionObserver();

/** The page of a route, by its id. */
export async function loadPage(id: (typeof routes)[number]['id']): Promise<PageModule> {
  const route = routes.find((known) => known.id === id);
  if (!route) throw new Error(`no route ${id}`);
  return route.load();
}

/** Renders a page with its document, in a shop that has goods and no places. */
export function renderPage(page: PageModule, { lists, ...options }: RenderPageOptions = {}) {
  return renderPageModule(page, { lists: { products: PRODUCTS, places: [], ...lists }, ...options });
}

/** Makes a page at `/trial`, below `/documents`, from a test's own blocks. */
export function makePage(
  parts: Readonly<Record<string, ComponentType<never>>>,
  content: readonly { type: string; props: object }[],
): PageModule {
  const document: ShownDocument = {
    root: { props: { path: '/trial', title: 'Проба', description: 'Описание' } },
    content: content.map(({ type, props }) => ({ type, props: { ...props } })),
    crumbs: [
      { label: 'Документы', path: '/documents' },
      { label: 'Проба', path: '/trial' },
    ],
    hasShippedPicture: false,
  };
  return { ...definePage('trial', { CrumbTrail, ...parts }), content: () => Promise.resolve(document) };
}

/** The props of the first block of a kind. The page generator has checked them by their schema. */
export function propsOf<Props>({ content }: { content: readonly { type: string; props: object }[] }, kind: string) {
  const block = content.find(({ type }) => type === kind);
  if (!block) throw new Error(`the document has no ${kind}`);
  return block.props as Props;
}
