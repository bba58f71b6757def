import { AccessGate, FOR_ORDERS } from '../../features/access';

const loadScreen = () => import(/* webpackChunkName: "bookings-screen" */ './bookings-screen');

export function BookingsPage() {
  return <AccessGate load={loadScreen} rights={FOR_ORDERS} />;
}
