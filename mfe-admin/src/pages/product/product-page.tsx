import { AccessGate, FOR_GOODS } from '../../features/access';

const loadScreen = () => import(/* webpackChunkName: "goods-card-screen" */ './product-screen');

export function ProductPage() {
  return <AccessGate load={loadScreen} rights={FOR_GOODS} />;
}
