import { AccessGate } from '../../features/access';

const loadScreen = () => import(/* webpackChunkName: "people-screen" */ './people-screen');

export function PeoplePage() {
  return <AccessGate load={loadScreen} />;
}
