import { SiteGate } from '../../features/access';

const loadScreen = () => import(/* webpackChunkName: "site-screen" */ './site-screen');

export function SitePage() {
  return <SiteGate load={loadScreen} />;
}
