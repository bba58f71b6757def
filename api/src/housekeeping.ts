import type { Logger } from 'pino';
import type { OutboxRepository } from './mail/outbox-repository';
import type { AccountServices } from './modules/account/account-services';
import { EMAIL_TOKEN_SECONDS } from './modules/account/email-token-repository';
import type { ConsentRepository } from './modules/consents/consent-repository';
import type { LeadRepository } from './modules/leads/lead-repository';
import type { OrderRepository } from './modules/orders/order-repository';
import type { PreviewRepository } from './modules/pages/preview-repository';
import type { VisitRepository } from './modules/pages/visit-repository';
import type { FigureRepository } from './modules/page-figures/figure-repository';
import type { TestRepository } from './modules/page-tests/test-repository';
import type { QuestionRepository } from './modules/reviews/question-repository';
import type { InviteRepository } from './modules/staff/invite-repository';
import { endPreviewOrders } from './modules/staff-orders/end-preview-orders';
import type { OrderCardRepository } from './modules/staff-orders/order-card-repository';
import type { FileRepository } from './modules/staff-files/file-repository';
import type { StockNoticeRepository } from './modules/stock-notices/stock-notice-repository';
import type { RateLimitRepository } from './rate-limit/rate-limit-repository';

export interface HousekeepingOptions {
  outbox: OutboxRepository;
  limits: RateLimitRepository;
  orders: Pick<OrderRepository, 'forgetAddresses'>;
  account: Pick<AccountServices, 'users' | 'sessions' | 'tokens'>;
  stockNotices: Pick<StockNoticeRepository, 'deleteEnded'>;
  questions: Pick<QuestionRepository, 'deleteEnded'>;
  leads: Pick<LeadRepository, 'deleteEnded'>;
  leadKeepDays: number;
  consents: Pick<ConsentRepository, 'deleteOld'>;
  invites: Pick<InviteRepository, 'deleteExpired'>;
  previews: Pick<PreviewRepository, 'deleteExpired'>;
  visits: Pick<VisitRepository, 'deleteExpired'>;
  figures: Pick<FigureRepository, 'deleteOld'>;
  tests: Pick<TestRepository, 'deleteEnded'>;
  orderVisits: Pick<OrderCardRepository, 'deleteExpired'>;
  staffOrders: Parameters<typeof endPreviewOrders>[0];
  files: Pick<FileRepository, 'deleteEnded'>;
  log: Logger;
}

const INTERVAL_MS = 10 * 60_000;
const SENT_MAIL_DAYS = 30;
const STOCK_NOTICE_DAYS = 180;
/** A question without an answer. */
const QUESTION_DAYS = 180;
/** What came of a test of a page. */
const PAGE_TEST_DAYS = 365;
/** A consent holds for a year; its proof may be asked for in three more (the policy, 4.1). */
const CONSENT_DAYS = 4 * 365;

/**
 * Deletes expired rate limits, sessions, links and never confirmed accounts, mails sent long ago,
 * the network addresses of older orders, and requests that nobody can answer any more. Orders of
 * previews end after a day.
 */
export async function cleanUp(options: Omit<HousekeepingOptions, 'log'>): Promise<void> {
  const { outbox, limits, orders, account, stockNotices, questions, consents, invites, previews, visits } = options;
  const { orderVisits, staffOrders, files, leads, leadKeepDays, figures, tests } = options;
  await limits.deleteExpired();
  await outbox.deleteSent(SENT_MAIL_DAYS);
  await orders.forgetAddresses();
  await stockNotices.deleteEnded(STOCK_NOTICE_DAYS);
  await questions.deleteEnded(QUESTION_DAYS);
  await leads.deleteEnded(leadKeepDays);
  await consents.deleteOld(CONSENT_DAYS);
  await invites.deleteExpired();
  await previews.deleteExpired();
  await visits.deleteExpired();
  await figures.deleteOld();
  await tests.deleteEnded(PAGE_TEST_DAYS);
  await orderVisits.deleteExpired();
  await endPreviewOrders(staffOrders);
  await files.deleteEnded();
  await account.sessions.deleteExpired();
  await account.tokens.deleteExpired();
  await account.users.deleteUnconfirmed(EMAIL_TOKEN_SECONDS.confirmation);
}

/** Cleans up every ten minutes. */
export function startHousekeeping(options: HousekeepingOptions) {
  const run = () => cleanUp(options).catch((error: unknown) => options.log.warn({ err: error }, 'housekeeping failed'));
  const timer = setInterval(() => void run(), INTERVAL_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
