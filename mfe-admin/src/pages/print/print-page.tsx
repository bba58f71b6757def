import { AccessGate, FOR_ORDERS } from '../../features/access';

const loadScreen = () => import(/* webpackChunkName: "print-screen" */ './print-screen');

export function PrintPage() {
  return <AccessGate load={loadScreen} rights={FOR_ORDERS} />;
}
