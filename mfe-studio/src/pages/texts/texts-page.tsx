import { AccessGate } from '../../features/access';

const loadScreen = () => import(/* webpackChunkName: "texts-screen" */ './texts-screen');

export function TextsPage() {
  return <AccessGate load={loadScreen} />;
}
