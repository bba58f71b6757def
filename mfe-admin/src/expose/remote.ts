import type { RemoteModule } from '@shop/shared/federation';

/**
 * The public interface of «Магазин». The shop carries nothing of it, and the API does the refusing:
 * its pages are public, because the HTML of each is the same for everybody.
 */
export const remote = {
  name: 'mfe-admin',
  isSeparate: true,
  // The server looks up the files of a page by its chunk, which has the name of the route's id.
  routes: [
    {
      id: 'inbox',
      path: '/admin',
      access: 'public',
      layout: 'bare',
      lists: ['deliveryCities'],
      load: () => import(/* webpackChunkName: "inbox" */ '../pages/inbox').then(({ page }) => page),
    },
    {
      id: 'new-order',
      path: '/admin/orders/new',
      access: 'public',
      layout: 'bare',
      lists: ['deliveryCities', 'deliveryTypes', 'deliveryPrices'],
      load: () => import(/* webpackChunkName: "new-order" */ '../pages/new-order').then(({ page }) => page),
    },
    {
      id: 'order',
      path: '/admin/orders/:id',
      access: 'public',
      layout: 'bare',
      lists: ['deliveryCities', 'deliveryTypes', 'deliveryPrices'],
      load: () => import(/* webpackChunkName: "order" */ '../pages/order').then(({ page }) => page),
    },
    {
      id: 'print',
      path: '/admin/print',
      access: 'public',
      layout: 'bare',
      load: () => import(/* webpackChunkName: "print" */ '../pages/print').then(({ page }) => page),
    },
    {
      id: 'bookings',
      path: '/admin/bookings',
      access: 'public',
      layout: 'bare',
      load: () => import(/* webpackChunkName: "bookings" */ '../pages/bookings').then(({ page }) => page),
    },
    {
      id: 'day',
      path: '/admin/day',
      access: 'public',
      layout: 'bare',
      load: () => import(/* webpackChunkName: "day" */ '../pages/day').then(({ page }) => page),
    },
    {
      id: 'shop',
      path: '/admin/shop',
      access: 'public',
      layout: 'bare',
      load: () => import(/* webpackChunkName: "shop" */ '../pages/shop').then(({ page }) => page),
    },
    {
      id: 'pickup-points',
      path: '/admin/shop/points',
      access: 'public',
      layout: 'bare',
      load: () => import(/* webpackChunkName: "pickup-points" */ '../pages/pickup-points').then(({ page }) => page),
    },
    {
      id: 'company',
      path: '/admin/shop/company',
      access: 'public',
      layout: 'bare',
      load: () => import(/* webpackChunkName: "company" */ '../pages/company').then(({ page }) => page),
    },
    {
      id: 'places',
      path: '/admin/shop/places',
      access: 'public',
      layout: 'bare',
      load: () => import(/* webpackChunkName: "places" */ '../pages/places').then(({ page }) => page),
    },
    {
      id: 'reviews',
      path: '/admin/reviews',
      access: 'public',
      layout: 'bare',
      load: () => import(/* webpackChunkName: "reviews" */ '../pages/reviews').then(({ page }) => page),
    },
    {
      id: 'own-access',
      path: '/admin/access',
      access: 'public',
      layout: 'bare',
      load: () => import(/* webpackChunkName: "own-access" */ '../pages/own-access').then(({ page }) => page),
    },
    {
      id: 'record',
      path: '/admin/people/record',
      access: 'public',
      layout: 'bare',
      load: () => import(/* webpackChunkName: "record" */ '../pages/record').then(({ page }) => page),
    },
    {
      id: 'goods',
      path: '/admin/goods',
      access: 'public',
      layout: 'bare',
      load: () => import(/* webpackChunkName: "goods" */ '../pages/goods').then(({ page }) => page),
    },
    {
      id: 'goods-card',
      path: '/admin/goods/:id',
      access: 'public',
      layout: 'bare',
      load: () => import(/* webpackChunkName: "goods-card" */ '../pages/product').then(({ page }) => page),
    },
    {
      id: 'people',
      path: '/admin/people',
      access: 'public',
      layout: 'bare',
      load: () => import(/* webpackChunkName: "people" */ '../pages/people').then(({ page }) => page),
    },
  ],
} satisfies RemoteModule;
