import type { RemoteModule } from '@shop/shared/federation';
import { routes } from '../routes';

/** No sitemap: what this remote shows is each buyer's own. */
export const remote = { name: 'mfe-account', routes } satisfies RemoteModule;
