import { useMemo } from 'react';
import styled from 'styled-components';
import { Link, useSearchParams } from '@shop/shared/runtime';
import { ButtonLink } from '@shop/shared/ui';
import { AdminFrame, ScreenBody } from '../../components';
import { MissingList } from '../../features/missing';
import { PrintLink } from '../../features/order-print';
import { OrderList, readQuery, useOrderList } from '../../features/order-list';
import { useCountedTitle } from '../../hooks';

const Head = styled.div`
  display: flex;
  gap: 16px;
  justify-content: space-between;
  align-items: center;
`;

/** The orders, the newest first; new ones appear by themselves. */
export function Inbox() {
  const [search] = useSearchParams();
  const query = useMemo(() => readQuery(search), [search]);
  const list = useOrderList(query);
  const newOrders = list.counts.find(({ status }) => status === 'new')?.count ?? 0;
  useCountedTitle('Заказы', newOrders);
  return (
    <AdminFrame at="orders">
      <ScreenBody>
        <Head>
          <h1>Заказы</h1>
          <ButtonLink as={Link} to="/admin/orders/new" kind="outline">
            Новый заказ
          </ButtonLink>
        </Head>
        <MissingList />
        <OrderList query={query} list={list} bulk={(ids) => <PrintLink ids={ids} />} />
      </ScreenBody>
    </AdminFrame>
  );
}
