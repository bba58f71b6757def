import { AccessGate, FOR_GOODS } from '../../features/access';

const loadScreen = () => import(/* webpackChunkName: "goods-screen" */ './goods-screen');

export function GoodsPage() {
  return <AccessGate load={loadScreen} rights={FOR_GOODS} />;
}
