import { AccessGate } from '../../features/access';

const loadScreen = () => import(/* webpackChunkName: "inbox-screen" */ './inbox-screen');

export function InboxPage() {
  return <AccessGate load={loadScreen} />;
}
