export { FormFailure } from './form-failure';
