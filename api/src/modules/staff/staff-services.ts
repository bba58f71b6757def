import type { OutboxRepository } from '../../mail/outbox-repository';
import type { RateLimits } from '../../rate-limit/rate-limit-repository';
import type { SessionRepository } from '../account/session-repository';
import type { AuditRepository } from './audit-repository';
import type { FactorRepository } from './factors/factor-repository';
import type { InviteRepository } from './invite-repository';
import type { RecordRepository } from './record/record-repository';
import type { StaffRepository } from './staff-repository';

/** What a transaction on the shop's own people can write to. */
export interface StaffTransaction {
  staff: StaffRepository;
  invites: InviteRepository;
  audit: AuditRepository;
  factors: FactorRepository;
  sessions: Pick<SessionRepository, 'closeAllOf' | 'closeOneOf'>;
  outbox: OutboxRepository;
}

export interface StaffServices {
  staff: StaffRepository;
  invites: InviteRepository;
  factors: FactorRepository;
  record: RecordRepository;
  sessions: Pick<SessionRepository, 'findAllOf'>;
  limits: RateLimits;
  /** Those of guesses at a second factor, which hold with RATE_LIMITS=off, too. */
  attempts: RateLimits;
  inTransaction: <T>(work: (tx: StaffTransaction) => Promise<T>) => Promise<T>;
  /** Called after a transaction that queued mails. */
  onMailQueued: () => void;
  publicUrl: string;
}
