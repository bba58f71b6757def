import { useNavigate } from '@shop/shared/runtime';
import { AdminFrame, ScreenBody } from '../../components';
import { NewOrderForm } from '../../features/order-new';

/** The order of somebody who rings. Placed, it opens as a card. */
export function Screen() {
  const navigate = useNavigate();
  return (
    <AdminFrame at="orders">
      <ScreenBody>
        <h1>Новый заказ</h1>
        <NewOrderForm onPlaced={(id) => void navigate(`/admin/orders/${id}`, { replace: true })} />
      </ScreenBody>
    </AdminFrame>
  );
}
