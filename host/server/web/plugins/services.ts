import type { FastifyInstance } from 'fastify';
import { addReadiness } from '../http/readiness';
import { addServiceRoutes } from '../http/service-routes';
import type { Host } from './host';

/** Answers programs: proxies, Prometheus, search engines. */
export async function servicesPlugin(
  app: FastifyInstance,
  { settings, metrics, site, isDraining }: Host,
): Promise<void> {
  const { apiUrl, publicUrl } = settings;
  addReadiness(app, {
    apiUrl,
    unreadyReason() {
      if (isDraining()) return 'stopping';
      return site.isKnown() ? null : 'no registry';
    },
  });
  const { registry, sets, sitemap, lists } = site;
  const services = { apiUrl, publicUrl, metrics, registry, remotes: sets.live, sitemap, lists: lists.get };
  addServiceRoutes(app, services);
}
