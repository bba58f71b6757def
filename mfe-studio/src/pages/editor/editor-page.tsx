import { AccessGate } from '../../features/access';

const loadScreen = () => import(/* webpackChunkName: "editor-screen" */ './editor-screen');

export function EditorPage() {
  return <AccessGate load={loadScreen} />;
}
