import { AccessGate, FOR_SHOP } from '../../features/access';

const loadScreen = () => import(/* webpackChunkName: "pickup-points-screen" */ './points-screen');

export function PointsPage() {
  return <AccessGate load={loadScreen} rights={FOR_SHOP} />;
}
