import type { FastifyInstance } from 'fastify';
import { addApiProxy } from '../http/api-proxy';
import { addDeliveryProxy } from '../http/delivery-proxy';
import { previewOf } from '../http/find-set';
import { addMediaProxy } from '../http/media-proxy';
import { addStaffFilesProxy } from '../http/staff-files-proxy';
import type { Host } from './host';

/** A page asks for one or two, and again when its window is looked at. */
const LIST_FILTERS = 300;

/** A job of CI with an old token tries once or twice. */
const WRONG_TOKENS = 30;

/** Forwards what the API and the publisher answer. */
export async function proxiesPlugin(app: FastifyInstance, { settings, site, limits, readToken }: Host): Promise<void> {
  const { apiUrl, deliveryUrl } = settings;
  await addApiProxy(app, {
    apiUrl,
    lists: site.lists,
    filterLimit: limits.create('filters of lists', LIST_FILTERS),
    previewOf: (request) => previewOf(request, readToken),
  });
  await addDeliveryProxy(app, {
    deliveryUrl,
    limit: limits.create('wrong tokens', WRONG_TOKENS),
    onWrongToken: () => limits.tellEvent('wrong-token', { path: '/delivery' }),
  });
  await addMediaProxy(app, apiUrl);
  await addStaffFilesProxy(app, apiUrl);
}
