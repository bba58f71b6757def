import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Backups } from '../backup/create-backups';
import type { Services } from '../context';
import type { Database } from '../db/database';
import type { ApiYoga } from '../graphql/yoga';
import type { OutboxRepository } from '../mail/outbox-repository';
import type { ServiceEvents } from '../service-events';
import { createMessageServices } from '../services';
import type { Settings } from '../settings';
import type { CatalogVersion } from './catalog-version';
import type { PublishedPages } from './published-pages';
import type { SecurityLog } from './security-log';
import { registerApiRoute } from './api-route';
import { registerMailRoute } from './mail-route';
import { registerModerationRoute } from './moderation-route';
import { registerOperatorRoute } from './operator-route';
import { registerMediaRoutes } from './media-route';
import { registerLeadsExport } from './leads-export-route';
import { registerOrdersExport } from './orders-export-route';
import { registerStaffFilesRoutes } from './staff-files-route';
import { registerPagesRoutes } from './pages-routes';
import { createPublicAnswers } from './public-answers';
import { registerServiceRoutes } from './service-routes';
import { examineShop } from '../doctor/examine-shop';

/** What the routes are made of. */
export interface RouteParts {
  settings: Settings;
  db: Database;
  services: Services;
  events: ServiceEvents;
  yoga: ApiYoga;
  version: CatalogVersion;
  published: PublishedPages;
  outbox: OutboxRepository;
  backups: Backups;
  /** Whether the disk has no room left. */
  isFull: () => Promise<boolean>;
  securityLog: SecurityLog;
  metrics: Registry;
}

/** Registers every address of the API. */
export async function registerRoutes(app: FastifyInstance, parts: RouteParts): Promise<void> {
  const { settings, db, services, events, yoga, version, published, outbox, backups, isFull, securityLog } = parts;
  registerApiRoute(app, {
    yoga,
    services,
    answers: createPublicAnswers(version.current),
    securityLog,
  });
  registerMailRoute(app, createMessageServices(settings, db, events), services.pages.tests, securityLog);
  await registerModerationRoute(app, services.reviews);
  const door = { useSession: (token: string) => services.account.sessions.use(token), securityLog };
  await registerMediaRoutes(app, { media: services.media, ...door });
  await registerOperatorRoute(app, {
    ...{ staff: services.staff, dataDir: settings.dataDir, securityLog, copies: backups.copies },
    examine: async () => ({
      publicUrl: settings.publicUrl,
      findings: await examineShop({
        settings,
        db,
        outbox,
        leads: services.leads.leads,
        readBackups: backups.readState,
        isDiskFull: isFull,
        hasOwner: () => services.staff.staff.hasOwner(),
      }),
    }),
  });
  await registerStaffFilesRoutes(app, { goods: services.staffGoods, ...door });
  await registerOrdersExport(app, { orders: services.staffOrders, ...door });
  await registerLeadsExport(app, { leads: services.leads, ...door });
  await registerPagesRoutes(app, { pages: services.pages, published, goodsVersion: version.currentGoods });
  registerServiceRoutes(app, {
    db,
    isDiskFull: isFull,
    outbox,
    leads: services.leads.leads,
    dataDir: settings.dataDir,
    metrics: parts.metrics,
    readBackups: backups.readState,
  });
}
