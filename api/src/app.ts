import { setImmediate } from 'node:timers/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { createBackups } from './backup/create-backups';
import type { Database } from './db/database';
import { watchDisk } from './db/watch-disk';
import { createApiYoga } from './graphql/yoga';
import { watchCatalogVersion } from './http/catalog-version';
import { createFloodLimit } from './http/flood-limit';
import { watchPublishedPages } from './http/published-pages';
import { registerRoutes } from './http/routes';
import { createServer } from './http/server';
import { createMailWorker, type MailWorkerOptions } from './mail/mail-worker';
import { createOutboxRepository } from './mail/outbox-repository';
import { createFileTransport, createSmtpTransport, type MailTransport } from './mail/transports';
import { attachInvoice } from './modules/invoices/attach-invoice';
import type { CatalogSource } from './modules/catalog/catalog-source';
import { createHookRepository } from './modules/leads/hook-repository';
import { createHookWorker, type HookWorkerOptions } from './modules/leads/hook-worker';
import { createOrderRepository } from './modules/orders/order-repository';
import { createStockRepository } from './modules/orders/stock-repository';
import { createPublishedRepository } from './modules/pages/published-repository';
import { followSeller } from './current-seller';
import { createSellerRepository } from './modules/seller/seller-repository';
import { createRateLimitRepository } from './rate-limit/rate-limit-repository';
import { startOwnWork } from './own-work';
import { createServices } from './services';
import type { Settings } from './settings';

export interface AppOptions {
  settings: Settings;
  db: Database;
  log: Logger;
  /** The built program that reads pictures. By default it lies beside this one. */
  pictureProgram?: string;
  /** Polling and retry times of the mail worker. Tests use shorter ones. */
  mailPace?: Pick<MailWorkerOptions, 'pollMs' | 'retrySeconds'>;
  /** The same of the worker that tells of leads. */
  hookPace?: Pick<HookWorkerOptions, 'pollMs' | 'retrySeconds' | 'timeoutMs'>;
  /** Of a copy of the shop, which is only read: nothing begins by itself, and nothing leaves. */
  isCopy?: boolean;
}

function createTransport({ smtpUrl, dataDir, mailFrom }: Settings): MailTransport {
  return smtpUrl ? createSmtpTransport(smtpUrl, mailFrom) : createFileTransport(path.join(dataDir, 'outbox'), mailFrom);
}

/** A page waits for the API no longer than a large catalogue takes to load. */
async function warmUp(catalog: CatalogSource): Promise<void> {
  await catalog.current().catch(() => undefined); // the first request tries again, and reports it
  await setImmediate(); // the index of the words is made by then
}

/**
 * Puts the API together over an open database.
 * Closing the returned server stops everything except the database.
 */
export async function createApp(options: AppOptions) {
  const { settings, log, mailPace, hookPace, isCopy = false } = options;
  const { pictureProgram = path.join(__dirname, 'picture.cjs') } = options;
  const { db, isFull } = watchDisk(options.db, options.db.kind === 'embedded' ? settings.dataDir : null);
  const backups = createBackups(settings, db, log);
  const version = await watchCatalogVersion(db);
  const seller = await followSeller(createSellerRepository(db));
  const published = await watchPublishedPages(createPublishedRepository(db));
  const outbox = createOutboxRepository(db);
  const invoices = { orders: createOrderRepository(db), stock: createStockRepository(db) };
  const mailWorker = createMailWorker({
    outbox,
    transport: createTransport(settings),
    attachmentsOf: (mail) => attachInvoice(invoices, mail),
    log,
    ...mailPace,
  });
  const { hook } = settings.leads;
  const hookWorker = hook && createHookWorker({ ...hook, hooks: createHookRepository(db), log, ...hookPace });
  const events = {
    onOrderWritten(catalogVersion: number) {
      version.advance(catalogVersion);
      mailWorker.wake();
    },
    onGoodsWritten: (catalogVersion: number) => version.advance(catalogVersion),
    onMailQueued: () => mailWorker.wake(),
    onHookQueued: () => hookWorker?.wake(),
    onSellerSaved: () => seller.refresh(),
    onPublished: () => published.refresh(),
  };
  const limits = createRateLimitRepository(db.relaxed);
  const floodLimit = createFloodLimit({
    limits,
    onFailure: (error) => log.warn({ err: error }, 'the flood limit is not shared with other processes'),
  });
  const { app, metrics, securityLog } = createServer({
    log,
    trustedProxies: settings.trustedProxies,
    floodLimit: settings.areRateLimitsOn ? floodLimit : null,
  });
  const yoga = createApiYoga({
    isIntrospectionOn: settings.isDevelopment,
    onError: (code) => metrics.graphqlErrors.inc({ code }),
  });
  const services = createServices(settings, db, events, version.current, pictureProgram);
  const warm = warmUp(services.catalog); // the database answers while routes are registered
  await registerRoutes(app, {
    ...{ settings, db, services, events, yoga, version, published, outbox, backups, isFull, securityLog },
    metrics: metrics.registry,
  });
  const stopWork = isCopy ? null : await startOwnWork({ settings, services, outbox, limits, log });
  if (!isCopy) {
    backups.start(app);
    mailWorker.start();
    hookWorker?.start();
  }
  app.addHook('onClose', async () => {
    version.stop();
    seller.stop();
    await backups.stop();
    await stopWork?.();
    await published.stop();
    await floodLimit.stop();
    await mailWorker.stop();
    await hookWorker?.stop();
  });
  await warm;
  return app;
}
