import type { RemoteRoute } from '@shop/shared/federation';
import { documentRoutes } from '../pages/generated';

/** Pages out of documents; a page with code of its own is an entry more. */
export const routes = [...documentRoutes] as const satisfies readonly RemoteRoute[];
