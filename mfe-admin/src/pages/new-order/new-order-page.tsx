import { AccessGate, FOR_ORDERS } from '../../features/access';

const loadScreen = () => import(/* webpackChunkName: "new-order-screen" */ './new-order-screen');

export function NewOrderPage() {
  return <AccessGate load={loadScreen} rights={FOR_ORDERS} />;
}
