import { LeadsGate } from '../../features/access';

const loadScreen = () => import(/* webpackChunkName: "leads-screen" */ './leads-screen');

export function LeadsPage() {
  return <LeadsGate load={loadScreen} />;
}
