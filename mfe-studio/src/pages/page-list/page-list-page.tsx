import { AccessGate } from '../../features/access';

const loadScreen = () => import(/* webpackChunkName: "page-list-screen" */ './page-list-screen');

export function PageListPage() {
  return <AccessGate load={loadScreen} />;
}
