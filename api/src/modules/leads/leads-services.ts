import type { AuditRepository } from '../staff/audit-repository';
import type { HookRepository } from './hook-repository';
import type { LeadRepository } from './lead-repository';

/** What a transaction on leads can use. */
export interface LeadsTransaction {
  leads: LeadRepository;
  hooks: Pick<HookRepository, 'sendAgain'>;
  audit: AuditRepository;
}

export interface LeadsServices {
  leads: Pick<LeadRepository, 'find' | 'findPages' | 'measure' | 'count' | 'countStoppedHooks' | 'deleteEnded'>;
  inTransaction: <T>(work: (tx: LeadsTransaction) => Promise<T>) => Promise<T>;
  /** Called after a transaction that queued a webhook. */
  onHookQueued: () => void;
}
