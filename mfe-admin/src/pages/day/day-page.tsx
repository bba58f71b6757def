import { AccessGate, FOR_ORDERS } from '../../features/access';

const loadScreen = () => import(/* webpackChunkName: "day-screen" */ './day-screen');

export function DayPage() {
  return <AccessGate load={loadScreen} rights={FOR_ORDERS} />;
}
