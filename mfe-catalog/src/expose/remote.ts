import type { RemoteModule } from '@shop/shared/federation';
import { CATALOG_NAMES } from '../features/catalog-address';

/** The public interface of the catalogue: its pages, and widgets that load when they are needed. */
export const remote = {
  name: 'mfe-catalog',
  // The server looks up files by chunk name, which is the id of the route or the name of the
  // widget.
  routes: [
    {
      id: 'products',
      path: '/products/:category?',
      access: 'public',
      query: Object.values(CATALOG_NAMES),
      load: () => import(/* webpackChunkName: "products" */ '../pages/products').then(({ page }) => page),
    },
    {
      id: 'services',
      path: '/services',
      access: 'public',
      load: () => import(/* webpackChunkName: "services" */ '../pages/services').then(({ page }) => page),
    },
    {
      id: 'compare',
      path: '/compare',
      access: 'public',
      query: ['ids'],
      load: () => import(/* webpackChunkName: "compare" */ '../pages/compare').then(({ page }) => page),
    },
    {
      id: 'choose',
      path: '/choose',
      access: 'public',
      section: '/products',
      query: ['car', 'place', 'fear', 'fleet'],
      load: () => import(/* webpackChunkName: "choose" */ '../pages/choose').then(({ page }) => page),
    },
    {
      id: 'stock-notices',
      path: '/stock-notices',
      access: 'public',
      load: () => import(/* webpackChunkName: "stock-notices" */ '../pages/stock-notices').then(({ page }) => page),
    },
    {
      id: 'product',
      path: '/:slug',
      access: 'public',
      section: '/products',
      widgets: ['mfe-catalog/product-extras'],
      load: () => import(/* webpackChunkName: "product" */ '../pages/product').then(({ page }) => page),
    },
  ],
  widgets: {
    'product-strip': () =>
      import(/* webpackChunkName: "product-strip" */ './product-strip').then(({ widget }) => widget),
    'product-extras': () =>
      import(/* webpackChunkName: "product-extras" */ './product-extras').then(({ widget }) => widget),
    'product-preview': () =>
      import(/* webpackChunkName: "product-preview" */ './product-preview').then(({ widget }) => widget),
  },
  sitemap: (_lists, catalog) =>
    import(/* webpackChunkName: "search-pages" */ '../sitemap').then(({ sitemap }) => sitemap(catalog)),
  searchPages: () =>
    import(/* webpackChunkName: "search-pages" */ '../search-pages').then((module) => module.searchPages),
} satisfies RemoteModule;
