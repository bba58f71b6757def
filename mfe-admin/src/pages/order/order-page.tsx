import { AccessGate, FOR_ORDERS } from '../../features/access';

const loadScreen = () => import(/* webpackChunkName: "order-screen" */ './order-screen');

export function OrderPage() {
  return <AccessGate load={loadScreen} rights={FOR_ORDERS} />;
}
