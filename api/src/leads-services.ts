import type { Database } from './db/database';
import { createHookRepository } from './modules/leads/hook-repository';
import { createLeadRepository } from './modules/leads/lead-repository';
import type { LeadsServices } from './modules/leads/leads-services';
import { createAuditRepository } from './modules/staff/audit-repository';

/** What the operations on leads need, over one database. */
export function createLeadsServices(db: Database, onHookQueued: () => void): LeadsServices {
  return {
    leads: createLeadRepository(db),
    inTransaction: (work) =>
      db.transaction((tx) =>
        work({
          leads: createLeadRepository(tx),
          hooks: createHookRepository(tx),
          audit: createAuditRepository(tx),
        }),
      ),
    onHookQueued,
  };
}
