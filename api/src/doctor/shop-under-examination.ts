import type { Backups } from '../backup/create-backups';
import type { Finding } from '@shop/node/operator';
import type { Database } from '../db/database';
import type { OutboxRepository } from '../mail/outbox-repository';
import type { LeadRepository } from '../modules/leads/lead-repository';
import type { Settings } from '../settings';

/** What the doctor looks at. */
export interface ShopUnderExamination {
  settings: Settings;
  db: Database;
  outbox: OutboxRepository;
  leads: Pick<LeadRepository, 'countStoppedHooks'>;
  /** Null when no backup is made by itself. */
  readBackups: Backups['readState'];
  /** Whether the database refuses orders for want of room. */
  isDiskFull: () => Promise<boolean>;
  /** Whether anybody has all rights. */
  hasOwner: () => Promise<boolean>;
}

export interface Check {
  name: string;
  look: (shop: ShopUnderExamination) => Promise<Omit<Finding, 'check'>[]>;
}

type Found = Omit<Finding, 'check'>;

export const good = (text: string): Found => ({ level: 'good', text, wayOut: null });
export const warning = (text: string, wayOut: string): Found => ({ level: 'warning', text, wayOut });
export const fault = (text: string, wayOut: string): Found => ({ level: 'fault', text, wayOut });
