import type { RemoteRoute } from '@shop/shared/federation';

export const routes = [
  {
    id: 'home',
    path: '/',
    access: 'public',
    load: () => import(/* webpackChunkName: "home" */ '../pages/home').then((module) => module.page),
  },
] as const satisfies readonly RemoteRoute[];
