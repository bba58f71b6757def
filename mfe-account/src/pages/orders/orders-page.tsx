import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';
import { Breadcrumbs, Container, ErrorPanel, H1, media } from '@shop/shared/ui';
import texts from '../../content/texts.json';
import { NoOrders } from './no-orders';
import { OrderList } from './order-list';
import { OrdersSkeleton } from './orders-skeleton';
import { SessionEnded } from './session-ended';
import { useOrders } from './use-orders';

const Body = styled(Container)`
  padding-bottom: 96px;

  @media ${media.phone} {
    padding-bottom: 64px;
  }
`;

const Title = styled(H1)`
  margin: 8px 0 40px;

  @media ${media.phone} {
    margin-bottom: 20px;
  }
`;

function Orders() {
  const { state, retry } = useOrders();

  if (state.kind === 'loading') return <OrdersSkeleton />;
  if (state.kind === 'signed-out') return <SessionEnded />;
  if (state.kind === 'failed') {
    const { title, text, button } = texts.failure;
    return <ErrorPanel title={title} text={text} buttonText={button} onRetry={retry} />;
  }
  return state.orders.length > 0 ? <OrderList orders={state.orders} /> : <NoOrders />;
}

export function OrdersPage() {
  return (
    <Body>
      <Breadcrumbs items={[{ label: 'Главная', href: '/' }, { label: 'Мои заказы' }]} linkComponent={Link} />
      <Title>Мои заказы</Title>
      <Orders />
    </Body>
  );
}
