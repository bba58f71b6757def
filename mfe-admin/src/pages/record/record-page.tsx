import { AccessGate, FOR_PEOPLE } from '../../features/access';

const loadScreen = () => import(/* webpackChunkName: "record-screen" */ './record-screen');

export function RecordPage() {
  return <AccessGate load={loadScreen} rights={FOR_PEOPLE} />;
}
