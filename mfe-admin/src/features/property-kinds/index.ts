export { KindForm } from './kind-form';
export { KindList } from './kind-list';
export { useKinds } from './use-kinds';
