import { readDataVersion } from './db/data-version';
import type { Database, Queryable } from './db/database';
import { createOutboxRepository } from './mail/outbox-repository';
import { createAuditRepository } from './modules/staff/audit-repository';
import { createReviewDeskRepository } from './modules/staff-reviews/review-desk-repository';
import type { StaffReviewsServices, StaffReviewsTransaction } from './modules/staff-reviews/staff-reviews-services';
import type { Settings } from './settings';

function staffReviewsTransaction(tx: Queryable): StaffReviewsTransaction {
  return {
    desk: createReviewDeskRepository(tx),
    audit: createAuditRepository(tx),
    outbox: createOutboxRepository(tx),
    readVersion: () => readDataVersion(tx),
  };
}

interface Events {
  onOrderWritten: (catalogVersion: number) => void;
  onMailQueued: () => void;
}

/** What the operations on reviews and questions need, over one database. */
export function createStaffReviewsServices(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  db: Database,
  { onOrderWritten, onMailQueued }: Events,
): StaffReviewsServices {
  return {
    desk: createReviewDeskRepository(db),
    inTransaction: (work) => db.transaction((tx) => work(staffReviewsTransaction(tx))),
    onChanged: onOrderWritten,
    ...{ onMailQueued, publicUrl },
  };
}
