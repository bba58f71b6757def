import type { OutboxRepository } from '../../mail/outbox-repository';
import type { RateLimits } from '../../rate-limit/rate-limit-repository';
import type { AuditRepository } from './audit-repository';
import type { InviteRepository } from './invite-repository';
import type { StaffRepository } from './staff-repository';

/** What a transaction on the shop's own people can write to. */
export interface StaffTransaction {
  staff: StaffRepository;
  invites: InviteRepository;
  audit: AuditRepository;
  outbox: OutboxRepository;
}

export interface StaffServices {
  staff: StaffRepository;
  invites: InviteRepository;
  limits: RateLimits;
  inTransaction: <T>(work: (tx: StaffTransaction) => Promise<T>) => Promise<T>;
  /** Called after a transaction that queued mails. */
  onMailQueued: () => void;
  publicUrl: string;
}
