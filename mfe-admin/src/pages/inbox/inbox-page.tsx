import { AccessGate, FOR_ORDERS } from '../../features/access';

const loadScreen = () => import(/* webpackChunkName: "inbox-screen" */ './inbox-screen');

export function InboxPage() {
  return <AccessGate load={loadScreen} rights={FOR_ORDERS} />;
}
