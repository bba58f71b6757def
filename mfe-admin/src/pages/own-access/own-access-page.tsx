import { AccessGate, FOR_ALL } from '../../features/access';

const loadScreen = () => import(/* webpackChunkName: "own-access-screen" */ './own-access-screen');

export function OwnAccessPage() {
  return <AccessGate load={loadScreen} rights={FOR_ALL} />;
}
