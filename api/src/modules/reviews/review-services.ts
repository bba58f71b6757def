import type { OutboxRepository } from '../../mail/outbox-repository';
import type { RateLimits } from '../../rate-limit/rate-limit-repository';
import type { ConsentRepository } from '../consents/consent-repository';
import type { QuestionRepository } from './question-repository';
import type { ReviewRepository } from './review-repository';

export interface ReviewTransaction {
  reviews: ReviewRepository;
  questions: QuestionRepository;
  consents: Pick<ConsentRepository, 'insert'>;
  outbox: OutboxRepository;
}

export interface ReviewServices {
  reviews: ReviewRepository;
  questions: QuestionRepository;
  limits: RateLimits;
  inTransaction: <T>(work: (tx: ReviewTransaction) => Promise<T>) => Promise<T>;
  /** Called after a transaction that queued mails. */
  onMailQueued: () => void;
  shopEmail: string;
  publicUrl: string;
}

/** Who writes. */
export interface Author {
  /** Null for a guest. */
  userId: number | null;
  /** The network address. */
  address: string;
}
