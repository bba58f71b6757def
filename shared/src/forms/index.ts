export {
  FormCodeField,
  FormPasswordField,
  FormPhoneField,
  FormSelect,
  FormTextArea,
  FormTextField,
} from './fields/fields';
export { FormCheckbox } from './fields/form-checkbox';
export { FormCombobox } from './fields/form-combobox';
export { bik, correspondentAccount, inn, kpp, settlementAccount } from './requisite-rules';
export { onlyIf, textRule } from './rule';
export type { FormValues, Rule } from './rule';
export {
  email,
  emailOrPhone,
  exactLength,
  match,
  maxLength,
  maxNumber,
  minLength,
  minNumber,
  newPassword,
  password,
  phone,
  required,
  requiredCheckbox,
} from './rules';
export { checkbox, numeric, secret, text } from './schema';
export { useShopForm } from './use-shop-form';
export { object } from 'yup';
export type { InferType } from 'yup';
