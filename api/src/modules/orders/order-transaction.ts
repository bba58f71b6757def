import type { OutboxRepository } from '../../mail/outbox-repository';
import type { RateLimitRepository } from '../../rate-limit/rate-limit-repository';
import type { UserRepository } from '../account/user-repository';
import type { AuditRepository } from '../staff/audit-repository';
import type { CompanyRepository } from '../user-companies/company-repository';
import type { DiscountRepository } from '../discounts/discount-repository';
import type { OrderRepository } from './order-repository';
import type { StockRepository } from './stock-repository';

/** What a transaction on an order can use. */
export interface OrderTransaction {
  orders: OrderRepository;
  stock: StockRepository;
  discounts: DiscountRepository;
  limits: RateLimitRepository;
  users: Pick<UserRepository, 'findById'>;
  companies: Pick<CompanyRepository, 'save'>;
  outbox: OutboxRepository;
  audit: AuditRepository;
  /** The catalogue's version after the changes of this transaction. */
  readVersion: () => Promise<number>;
}

/** Who is ordering, as far as the server knows. */
export interface Buyer {
  userId: number | null;
  address: string;
  /** Versions of the preview that the buyer has opened; null for a real buyer. */
  preview: string | null;
}
