import { formatOrderNumber } from '@shop/shared/format';
import { useParams } from '@shop/shared/runtime';
import { NotFound } from '../../components/not-found';
import { RowsSkeleton } from '../../components/rows-skeleton';
import { AccountPage } from '../../features/account-page';
import { PrivateBlock } from '../../features/private-data';
import { OrderBadges } from './order-badges';
import { parseOrderId } from './order-id';
import { OrderView } from './order-view';
import { TEXTS } from './texts';
import { useOrder } from './use-order';

function OrderById({ id }: { id: number }) {
  const source = useOrder(id);
  const { state } = source;
  const order = state.kind === 'ready' ? state.data : null;

  if (state.kind === 'ready' && !order) return <NotFound />;
  return (
    <AccountPage
      title={`Заказ ${formatOrderNumber(id)}`}
      current="/orders"
      crumbs={[{ label: 'Мои заказы', href: '/orders' }]}
      aside={order && <OrderBadges order={order} />}
    >
      <PrivateBlock source={source} skeleton={<RowsSkeleton label={TEXTS.loading} />} failure={TEXTS.failed}>
        {(found) => found && <OrderView order={found} onChanged={source.replace} />}
      </PrivateBlock>
    </AccountPage>
  );
}

export function OrderPage() {
  const id = parseOrderId(useParams().id);
  return id === null ? <NotFound /> : <OrderById key={id} id={id} />;
}
