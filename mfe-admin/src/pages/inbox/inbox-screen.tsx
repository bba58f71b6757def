import { useMemo } from 'react';
import { useSearchParams } from '@shop/shared/runtime';
import { AdminFrame, ScreenBody } from '../../components';
import { PrintLink } from '../../features/order-print';
import { OrderList, readQuery, useOrderList } from '../../features/order-list';
import { useOrderTitle } from '../../hooks';

/** The orders, the newest first; new ones appear by themselves. */
export function Screen() {
  const [search] = useSearchParams();
  const query = useMemo(() => readQuery(search), [search]);
  const list = useOrderList(query);
  const newOrders = list.counts.find(({ status }) => status === 'new')?.count ?? 0;
  useOrderTitle('Заказы', newOrders);
  return (
    <AdminFrame at="orders">
      <ScreenBody>
        <h1>Заказы</h1>
        <OrderList query={query} list={list} bulk={(ids) => <PrintLink ids={ids} />} />
      </ScreenBody>
    </AdminFrame>
  );
}
