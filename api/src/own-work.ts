import type { Logger } from 'pino';
import type { Services } from './context';
import { startHousekeeping } from './housekeeping';
import type { OutboxRepository } from './mail/outbox-repository';
import { startTestJudge } from './modules/page-tests/judge-tests';
import { startScheduledPages } from './modules/pages/publish-scheduled';
import { startSales } from './modules/staff-goods/announce-sales';
import { inviteOwner } from './modules/staff/invite-owner';
import { startStockNotices } from './modules/stock-notices/send-stock-notices';
import type { RateLimitRepository } from './rate-limit/rate-limit-repository';
import type { Settings } from './settings';

export interface OwnWorkOptions {
  settings: Settings;
  services: Services;
  outbox: OutboxRepository;
  limits: RateLimitRepository;
  log: Logger;
}

/**
 * Starts what the shop does without a request: it deletes what is too old, publishes what is due,
 * judges tests of pages, begins and ends sales, and invites its owner.
 * @returns stops it; resolves when nothing of it is in progress
 */
export async function startOwnWork(options: OwnWorkOptions): Promise<() => Promise<void>> {
  const { settings, services, outbox, limits, log } = options;
  const housekeeping = startHousekeeping({
    outbox,
    limits,
    orders: services.orders.orders,
    account: services.account,
    stockNotices: services.stockNotices.notices,
    questions: services.reviews.questions,
    leads: services.leads.leads,
    leadKeepDays: settings.leads.keepDays,
    consents: services.consents.consents,
    invites: services.staff.invites,
    previews: services.pages.previews,
    visits: services.pages.visits,
    figures: services.pages.figures,
    tests: services.pages.tests,
    orderVisits: services.staffOrders.card,
    staffOrders: services.staffOrders,
    files: services.staffGoods.files,
    log,
  });
  const repeated = [
    startStockNotices(services.stockNotices, log),
    startScheduledPages(services.pages, log),
    startTestJudge(services.pages, log),
    startSales(services.staffGoods, log),
  ];
  await inviteOwner(services.staff, settings.staffOwner);
  return async () => {
    housekeeping.stop();
    for (const work of repeated) await work.stop();
  };
}
