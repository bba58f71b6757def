import { AccessGate, FOR_SHOP } from '../../features/access';

const loadScreen = () => import(/* webpackChunkName: "company-screen" */ './company-screen');

export function CompanyPage() {
  return <AccessGate load={loadScreen} rights={FOR_SHOP} />;
}
