import { CodeInput } from '../../ui/controls/code-input';
import { DateInput } from '../../ui/controls/date-input';
import { PasswordInput } from '../../ui/controls/password-input';
import { PhoneInput } from '../../ui/controls/phone-input';
import { Select } from '../../ui/controls/select';
import { TextArea, TextInput } from '../../ui/controls/text-input';
import { bindField } from './bound-field';

export const FormTextField = /*#__PURE__*/ bindField(TextInput);

export const FormTextArea = /*#__PURE__*/ bindField(TextArea);

/** A list of options in a form; `<option>`s are its children. */
export const FormSelect = /*#__PURE__*/ bindField(Select);

/** A number copied from documents: ИНН, БИК, an account. */
export const FormCodeField = /*#__PURE__*/ bindField(CodeInput);

/** A day in a form; its value is YYYY-MM-DD. */
export const FormDateField = /*#__PURE__*/ bindField(DateInput);

/** A phone in a form; its value is the masked text. */
export const FormPhoneField = /*#__PURE__*/ bindField(PhoneInput);

/** A password in a form. Set `autoComplete` to `current-password` or `new-password`. */
export const FormPasswordField = /*#__PURE__*/ bindField(PasswordInput);
