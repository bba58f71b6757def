import { readDataVersion } from './db/data-version';
import type { Queryable } from './db/database';
import { createOutboxRepository } from './mail/outbox-repository';
import { createUserRepository } from './modules/account/user-repository';
import { createDiscountRepository } from './modules/discounts/discount-repository';
import { createOrderRepository } from './modules/orders/order-repository';
import type { OrderTransaction } from './modules/orders/order-transaction';
import { createStockRepository } from './modules/orders/stock-repository';
import { createAuditRepository } from './modules/staff/audit-repository';
import { createCompanyRepository } from './modules/user-companies/company-repository';
import { createRateLimitRepository } from './rate-limit/rate-limit-repository';

/** What a transaction on an order can use, over one connection. */
export function orderTransaction(tx: Queryable): OrderTransaction {
  return {
    orders: createOrderRepository(tx),
    stock: createStockRepository(tx),
    discounts: createDiscountRepository(tx),
    limits: createRateLimitRepository(tx),
    users: createUserRepository(tx),
    companies: createCompanyRepository(tx),
    outbox: createOutboxRepository(tx),
    audit: createAuditRepository(tx),
    readVersion: () => readDataVersion(tx),
  };
}
