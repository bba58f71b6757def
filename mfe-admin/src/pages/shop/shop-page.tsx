import { AccessGate, FOR_SHOP } from '../../features/access';

const loadScreen = () => import(/* webpackChunkName: "shop-screen" */ './shop-screen');

export function ShopPage() {
  return <AccessGate load={loadScreen} rights={FOR_SHOP} />;
}
