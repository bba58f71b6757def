import { useMemo } from 'react';
import styled from 'styled-components';
import { useSearchParams } from '@shop/shared/runtime';
import { media } from '@shop/shared/ui';
import { AdminFrame } from '../../components';
import { OrderList, readQuery, useOrderList } from '../../features/order-list';
import { useOrderTitle } from '../../hooks';

const Body = styled.div`
  max-width: 1440px;
  margin: 0 auto;
  padding: 20px 24px 64px;

  & > h1 {
    margin-bottom: 4px;
    font-size: 28px;
    line-height: 36px;
    letter-spacing: -0.02em;
  }

  @media ${media.phone} {
    padding: 12px 16px 48px;

    & > h1 {
      font-size: 24px;
      line-height: 32px;
    }
  }
`;

/** The orders, the newest first; new ones appear by themselves. */
export function Screen() {
  const [search] = useSearchParams();
  const query = useMemo(() => readQuery(search), [search]);
  const list = useOrderList(query);
  const newOrders = list.counts.find(({ status }) => status === 'new')?.count ?? 0;
  useOrderTitle('Заказы', newOrders);
  return (
    <AdminFrame>
      <Body>
        <h1>Заказы</h1>
        <OrderList query={query} list={list} />
      </Body>
    </AdminFrame>
  );
}
