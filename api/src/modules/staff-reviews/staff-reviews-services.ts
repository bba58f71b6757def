import type { OutboxRepository } from '../../mail/outbox-repository';
import type { AuditRepository } from '../staff/audit-repository';
import type { ReviewDeskRepository } from './review-desk-repository';

/** What a transaction on reviews and questions can use. */
export interface StaffReviewsTransaction {
  desk: ReviewDeskRepository;
  audit: AuditRepository;
  outbox: Pick<OutboxRepository, 'add'>;
  readVersion: () => Promise<number>;
}

export interface StaffReviewsServices {
  desk: Pick<ReviewDeskRepository, 'find' | 'countWaiting'>;
  inTransaction: <T>(work: (tx: StaffReviewsTransaction) => Promise<T>) => Promise<T>;
  /** Called once for each committed change. */
  onChanged: (catalogVersion: number) => void;
  /** Called after a transaction that queued mails. */
  onMailQueued: () => void;
  publicUrl: string;
}
