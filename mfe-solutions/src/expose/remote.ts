import type { RemoteModule } from '@shop/shared/federation';
import { routes } from '../routes';

export const remote = {
  name: 'mfe-solutions',
  routes,
  sitemap: () => routes.map(({ path }) => path),
} satisfies RemoteModule;
