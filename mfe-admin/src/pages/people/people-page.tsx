import { AccessGate, FOR_PEOPLE } from '../../features/access';

const loadScreen = () => import(/* webpackChunkName: "people-screen" */ './people-screen');

export function PeoplePage() {
  return <AccessGate load={loadScreen} rights={FOR_PEOPLE} />;
}
