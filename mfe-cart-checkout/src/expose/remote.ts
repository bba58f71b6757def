import type { RemoteModule } from '@shop/shared/federation';

export const remote = {
  name: 'mfe-cart-checkout',
  routes: [
    {
      id: 'cart',
      path: '/cart',
      access: 'public',
      lists: ['discounts'],
      load: () => import(/* webpackChunkName: "cart" */ '../pages/cart').then((module) => module.page),
    },
    {
      id: 'checkout',
      path: '/checkout',
      access: 'public',
      lists: ['discounts', 'deliveryCities', 'deliveryTypes', 'deliveryPrices'],
      load: () => import(/* webpackChunkName: "checkout" */ '../pages/checkout').then((module) => module.page),
    },
    {
      id: 'finish',
      path: '/checkout/finish',
      access: 'public',
      load: () => import(/* webpackChunkName: "finish" */ '../pages/finish').then((module) => module.page),
    },
  ],
  widgets: {
    'fast-order': () => import(/* webpackChunkName: "fast-order" */ './fast-order').then((module) => module.widget),
  },
} satisfies RemoteModule;
