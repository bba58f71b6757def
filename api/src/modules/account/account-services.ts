import type { OutboxRepository } from '../../mail/outbox-repository';
import type { RateLimits } from '../../rate-limit/rate-limit-repository';
import type { RecordSecurityEvent } from '../../security-events';
import type { LeadRepository } from '../leads/lead-repository';
import type { QuestionRepository } from '../reviews/question-repository';
import type { StockNoticeRepository } from '../stock-notices/stock-notice-repository';
import type { ConsentRepository } from '../consents/consent-repository';
import type { EmailChangeRepository } from './email-change-repository';
import type { EmailTokenRepository } from './email-token-repository';
import type { Passwords } from './passwords';
import type { SessionRepository } from './session-repository';
import type { UserRepository } from './user-repository';

/** What a transaction on an account can write to. */
export interface AccountTransaction {
  users: UserRepository;
  sessions: SessionRepository;
  tokens: EmailTokenRepository;
  emailChanges: EmailChangeRepository;
  consents: ConsentRepository;
  limits: RateLimits;
  outbox: OutboxRepository;
  leads: Pick<LeadRepository, 'deleteAllFrom'>;
  questions: Pick<QuestionRepository, 'deleteAllFrom'>;
  stockNotices: Pick<StockNoticeRepository, 'deleteAllTo' | 'move'>;
}

/** What an account's use case knows of the request. */
export interface Requester {
  /** The network address, as limits count it. */
  address: string;
  userAgent: string;
  record: RecordSecurityEvent;
}

export interface AccountServices {
  users: UserRepository;
  sessions: SessionRepository;
  tokens: EmailTokenRepository;
  emailChanges: EmailChangeRepository;
  limits: RateLimits;
  passwords: Passwords;
  inTransaction: <T>(work: (tx: AccountTransaction) => Promise<T>) => Promise<T>;
  /** Called after a transaction that queued mails. */
  onMailQueued: () => void;
  publicUrl: string;
}
