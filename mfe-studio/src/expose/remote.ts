import type { RemoteModule } from '@shop/shared/federation';

/**
 * The public interface of the studio. The shop carries nothing of it, and the API does the
 * refusing: its pages are public, because the HTML of each is the same for everybody.
 */
export const remote = {
  name: 'mfe-studio',
  isSeparate: true,
  // The server looks up the files of a page by its chunk, which has the name of the route's id.
  routes: [
    {
      id: 'page-list',
      path: '/studio',
      access: 'public',
      layout: 'bare',
      load: () => import(/* webpackChunkName: "page-list" */ '../pages/page-list').then(({ page }) => page),
    },
    {
      id: 'people',
      path: '/studio/people',
      access: 'public',
      layout: 'bare',
      load: () => import(/* webpackChunkName: "people" */ '../pages/people').then(({ page }) => page),
    },
    {
      id: 'leads',
      path: '/studio/leads',
      access: 'public',
      layout: 'bare',
      load: () => import(/* webpackChunkName: "leads" */ '../pages/leads').then(({ page }) => page),
    },
    {
      id: 'texts',
      path: '/studio/texts',
      access: 'public',
      layout: 'bare',
      load: () => import(/* webpackChunkName: "texts" */ '../pages/texts').then(({ page }) => page),
    },
    {
      id: 'links',
      path: '/studio/links',
      access: 'public',
      layout: 'bare',
      load: () => import(/* webpackChunkName: "links" */ '../pages/links').then(({ page }) => page),
    },
    {
      id: 'site',
      path: '/studio/site',
      access: 'public',
      layout: 'bare',
      load: () => import(/* webpackChunkName: "site" */ '../pages/site').then(({ page }) => page),
    },
    {
      id: 'canvas',
      path: '/studio/canvas',
      access: 'public',
      isFramed: true,
      load: () => import(/* webpackChunkName: "canvas" */ '../pages/canvas').then(({ page }) => page),
    },
    {
      id: 'editor',
      path: '/studio/:pageId',
      access: 'public',
      layout: 'bare',
      load: () => import(/* webpackChunkName: "editor" */ '../pages/editor').then(({ page }) => page),
    },
  ],
} satisfies RemoteModule;
