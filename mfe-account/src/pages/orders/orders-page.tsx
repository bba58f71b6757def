import { query, type Shop } from '@shop/shared/runtime';
import { RowsSkeleton } from '../../components/rows-skeleton';
import { AccountPage } from '../../features/account-page';
import { PrivateBlock, usePrivateData } from '../../features/private-data';
import { OrdersDocument } from '../../generated/graphql';
import { NoOrders } from './no-orders';
import { OrderList } from './order-list';
import { TEXTS } from './texts';

const loadOrders = async (client: Shop['client']) => (await query(client, OrdersDocument, {})).siteOrders;

export function OrdersPage() {
  const source = usePrivateData(loadOrders);
  return (
    <AccountPage title={TEXTS.title} current="/orders">
      <PrivateBlock source={source} skeleton={<RowsSkeleton label={TEXTS.loading} />} failure={TEXTS.failed}>
        {(orders) => (orders.length > 0 ? <OrderList orders={orders} /> : <NoOrders />)}
      </PrivateBlock>
    </AccountPage>
  );
}
