export {
  FormCodeField,
  FormDateField,
  FormPasswordField,
  FormPhoneField,
  FormSelect,
  FormTextArea,
  FormTextField,
} from './fields/fields';
export { FormCheckbox } from './fields/form-checkbox';
export { FormCityField } from './fields/form-city-field';
export { FormFailure, hasSessionEnded } from './form-failure';
export { focusWithLabel } from './focus-with-label';
export { serverFieldErrors, useSending, type Sending } from './use-sending';
export { useShopForm } from './use-shop-form';
export {
  checkbox,
  email,
  maxLength,
  minLength,
  newPassword,
  onlyIf,
  password,
  phone,
  required,
  requiredCheckbox,
  secret,
  text,
  textRule,
} from '../rules/validation';
export type { FormValues } from '../rules/validation';
export { object } from 'yup';
export type { InferType } from 'yup';
