import type { Database, Queryable } from './db/database';
import { createOutboxRepository } from './mail/outbox-repository';
import type { AccountServices, AccountTransaction } from './modules/account/account-services';
import { createConsentRepository } from './modules/consents/consent-repository';
import { createEmailChangeRepository } from './modules/account/email-change-repository';
import { createEmailTokenRepository } from './modules/account/email-token-repository';
import { createPasswords } from './modules/account/passwords';
import { createSessionRepository } from './modules/account/session-repository';
import { createUserRepository } from './modules/account/user-repository';
import { createLeadRepository } from './modules/leads/lead-repository';
import { createQuestionRepository } from './modules/reviews/question-repository';
import { createStockNoticeRepository } from './modules/stock-notices/stock-notice-repository';
import { NO_RATE_LIMITS } from './rate-limit/no-rate-limits';
import { createRateLimitRepository } from './rate-limit/rate-limit-repository';
import type { Settings } from './settings';

/** What a transaction on accounts writes to. */
export function accountTransaction(tx: Queryable, areRateLimitsOn: boolean): AccountTransaction {
  return {
    users: createUserRepository(tx),
    sessions: createSessionRepository(tx),
    tokens: createEmailTokenRepository(tx),
    emailChanges: createEmailChangeRepository(tx),
    consents: createConsentRepository(tx),
    limits: areRateLimitsOn ? createRateLimitRepository(tx) : NO_RATE_LIMITS,
    outbox: createOutboxRepository(tx),
    leads: createLeadRepository(tx),
    questions: createQuestionRepository(tx),
    stockNotices: createStockNoticeRepository(tx),
  };
}

/** What the account operations need, over one database. */
export function createAccountServices(
  { areRateLimitsOn, publicUrl }: Settings,
  db: Database,
  onMailQueued: () => void,
): AccountServices {
  return {
    ...accountTransaction(db, areRateLimitsOn),
    limits: areRateLimitsOn ? createRateLimitRepository(db.relaxed) : NO_RATE_LIMITS,
    passwords: createPasswords(),
    inTransaction: (work) => db.transaction((tx) => work(accountTransaction(tx, areRateLimitsOn))),
    onMailQueued,
    publicUrl,
  };
}
