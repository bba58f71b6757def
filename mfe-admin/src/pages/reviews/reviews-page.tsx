import { AccessGate, FOR_LEADS } from '../../features/access';

const loadScreen = () => import(/* webpackChunkName: "reviews-screen" */ './reviews-screen');

export function ReviewsPage() {
  return <AccessGate load={loadScreen} rights={FOR_LEADS} />;
}
