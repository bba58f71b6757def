import { AccessGate } from '../../features/access';

const loadScreen = () => import(/* webpackChunkName: "links-screen" */ './links-screen');

export function LinksPage() {
  return <AccessGate load={loadScreen} />;
}
