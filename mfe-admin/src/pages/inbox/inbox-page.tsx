import { AccessGate, FOR_ALL } from '../../features/access';

const loadScreen = () => import(/* webpackChunkName: "inbox-screen" */ './home-screen');

export function InboxPage() {
  return <AccessGate load={loadScreen} rights={FOR_ALL} />;
}
