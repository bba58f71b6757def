import { AccessGate, FOR_SHOP } from '../../features/access';

const loadScreen = () => import(/* webpackChunkName: "places-screen" */ './places-screen');

export function PlacesPage() {
  return <AccessGate load={loadScreen} rights={FOR_SHOP} />;
}
