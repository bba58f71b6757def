import type { RemoteRoute } from '@shop/shared/federation';

export const routes = [
  {
    id: 'orders',
    path: '/orders',
    access: 'user',
    load: () => import(/* webpackChunkName: "orders" */ '../pages/orders').then((module) => module.page),
  },
  {
    id: 'order',
    path: '/orders/:id',
    access: 'user',
    load: () => import(/* webpackChunkName: "order" */ '../pages/order').then((module) => module.page),
  },
  {
    id: 'profile',
    path: '/profile',
    access: 'user',
    load: () => import(/* webpackChunkName: "profile" */ '../pages/profile').then((module) => module.page),
  },
  {
    id: 'addresses',
    path: '/addresses',
    access: 'user',
    load: () => import(/* webpackChunkName: "addresses" */ '../pages/addresses').then((module) => module.page),
  },
  {
    id: 'reset',
    path: '/reset',
    access: 'public',
    load: () => import(/* webpackChunkName: "reset" */ '../pages/reset').then((module) => module.page),
  },
] as const satisfies readonly RemoteRoute[];
