export { KindPicker } from './kind-picker';
