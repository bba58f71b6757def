import type { RemoteModule } from '@shop/shared/federation';

/** The public interface of the account. It has no sitemap: each page shows one buyer's own data. */
export const remote = {
  name: 'mfe-account',
  // The server looks up the files of a page by its chunk, which has the name of the route's id.
  routes: [
    {
      id: 'orders',
      path: '/orders',
      access: 'user',
      load: () => import(/* webpackChunkName: "orders" */ '../pages/orders').then(({ page }) => page),
    },
    {
      id: 'order',
      path: '/orders/:id',
      access: 'user',
      load: () => import(/* webpackChunkName: "order" */ '../pages/order').then(({ page }) => page),
    },
    {
      id: 'profile',
      path: '/profile',
      access: 'user',
      load: () => import(/* webpackChunkName: "profile" */ '../pages/profile').then(({ page }) => page),
    },
    {
      id: 'addresses',
      path: '/addresses',
      access: 'user',
      lists: ['deliveryCities'],
      load: () => import(/* webpackChunkName: "addresses" */ '../pages/addresses').then(({ page }) => page),
    },
    {
      id: 'reset',
      path: '/reset',
      access: 'public',
      load: () => import(/* webpackChunkName: "reset" */ '../pages/reset').then(({ page }) => page),
    },
  ],
} satisfies RemoteModule;
