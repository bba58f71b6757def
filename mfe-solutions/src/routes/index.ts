import type { RemoteRoute } from '@shop/shared/federation';

export const routes = [
  {
    id: 'home',
    path: '/',
    access: 'public',
    load: () => import(/* webpackChunkName: "home" */ '../pages/home').then((module) => module.page),
  },
  {
    id: 'rental',
    path: '/rental',
    access: 'public',
    load: () => import(/* webpackChunkName: "rental" */ '../pages/rental').then((module) => module.page),
  },
  {
    id: 'lease',
    path: '/lease',
    access: 'public',
    load: () => import(/* webpackChunkName: "lease" */ '../pages/lease').then((module) => module.page),
  },
  {
    id: 'logistic',
    path: '/logistic',
    access: 'public',
    load: () => import(/* webpackChunkName: "logistic" */ '../pages/logistic').then((module) => module.page),
  },
  {
    id: 'integrators',
    path: '/integrators',
    access: 'public',
    load: () => import(/* webpackChunkName: "integrators" */ '../pages/integrators').then((module) => module.page),
  },
  {
    id: 'about',
    path: '/about',
    access: 'public',
    load: () => import(/* webpackChunkName: "about" */ '../pages/about').then((module) => module.page),
  },
  {
    id: 'media',
    path: '/media',
    access: 'public',
    load: () => import(/* webpackChunkName: "media" */ '../pages/media').then((module) => module.page),
  },
  {
    id: 'contacts',
    path: '/contacts',
    access: 'public',
    load: () => import(/* webpackChunkName: "contacts" */ '../pages/contacts').then((module) => module.page),
  },
  {
    id: 'info-order',
    path: '/info_order',
    access: 'public',
    load: () => import(/* webpackChunkName: "info-order" */ '../pages/info-order').then((module) => module.page),
  },
  {
    id: 'info-payment',
    path: '/info_payment',
    access: 'public',
    load: () => import(/* webpackChunkName: "info-payment" */ '../pages/info-payment').then((module) => module.page),
  },
  {
    id: 'info-payment-rules',
    path: '/info_payment_rules',
    access: 'public',
    load: () =>
      import(/* webpackChunkName: "info-payment-rules" */ '../pages/info-payment-rules').then((module) => module.page),
  },
  {
    id: 'info-delivery',
    path: '/info_delivery',
    access: 'public',
    load: () => import(/* webpackChunkName: "info-delivery" */ '../pages/info-delivery').then((module) => module.page),
  },
  {
    id: 'info-exchange-and-returns',
    path: '/info_exchange_and_returns',
    access: 'public',
    load: () =>
      import(/* webpackChunkName: "info-exchange-and-returns" */ '../pages/info-exchange-and-returns').then(
        (module) => module.page,
      ),
  },
] as const satisfies readonly RemoteRoute[];
