import type { OrdersQuery } from '../../generated/graphql';

export type Order = OrdersQuery['siteOrders'][number];
