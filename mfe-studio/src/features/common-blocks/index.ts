export { CommonFields } from './common-fields';
export { MakeCommonPanel } from './make-common-panel';
