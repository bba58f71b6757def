import { AccessGate, FOR_ANYBODY } from '../../features/access';

const loadScreen = () => import(/* webpackChunkName: "home-screen" */ './home-screen');

export function InboxPage() {
  return <AccessGate load={loadScreen} rights={FOR_ANYBODY} />;
}
