import type { Database, Queryable } from './db/database';
import { createOutboxRepository } from './mail/outbox-repository';
import { createSessionRepository } from './modules/account/session-repository';
import { createAuditRepository } from './modules/staff/audit-repository';
import { createFactorRepository } from './modules/staff/factors/factor-repository';
import { createInviteRepository } from './modules/staff/invite-repository';
import { createRecordRepository } from './modules/staff/record/record-repository';
import { createStaffRepository } from './modules/staff/staff-repository';
import type { StaffServices, StaffTransaction } from './modules/staff/staff-services';
import { NO_RATE_LIMITS } from './rate-limit/no-rate-limits';
import { createRateLimitRepository } from './rate-limit/rate-limit-repository';
import type { Settings } from './settings';

function staffTransaction(tx: Queryable): StaffTransaction {
  return {
    staff: createStaffRepository(tx),
    invites: createInviteRepository(tx),
    audit: createAuditRepository(tx),
    factors: createFactorRepository(tx),
    sessions: createSessionRepository(tx),
    outbox: createOutboxRepository(tx),
  };
}

/** What the operations on the shop's own people need, over one database. */
export function createStaffServices(
  { areRateLimitsOn, publicUrl }: Settings,
  db: Database,
  onMailQueued: () => void,
): StaffServices {
  return {
    staff: createStaffRepository(db),
    invites: createInviteRepository(db),
    factors: createFactorRepository(db),
    record: createRecordRepository(db),
    sessions: createSessionRepository(db),
    attempts: createRateLimitRepository(db.relaxed),
    limits: areRateLimitsOn ? createRateLimitRepository(db.relaxed) : NO_RATE_LIMITS,
    inTransaction: (work) => db.transaction((tx) => work(staffTransaction(tx))),
    onMailQueued,
    publicUrl,
  };
}
