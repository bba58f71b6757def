export { hasMaxLength, hasMinLength, isAtLeast, isAtMost, isEmail, isPassword, isPhone } from './checks';
export { courierDays, type CourierDays } from './courier-days';
export { LIMITS } from './limits';
export { MAX_MESSAGE, messageSchema, sortContact, type MessageText } from './message';
export { MESSAGES } from './messages';
export { mixedLettersError } from './mixed-letters';
export {
  fastOrderSchema,
  lastDeliveryDay,
  orderChangeSchema,
  orderSchema,
  type OrderFieldName,
  type OrderKind,
} from './order';
export { mostInOneOrder } from './order-size';
export { QUANTITY } from './quantity';
export { compactCode, readKpp, splitInn } from './requisite-texts';
export { isCorrespondentAccount, isSettlementAccount, isTreasuryAccount } from './requisites';
export {
  email,
  maxLength,
  minLength,
  newPassword,
  onlyIf,
  password,
  phone,
  required,
  requiredCheckbox,
  textRule,
  type FormValues,
} from './rules';
export { checkbox, findErrors, secret, text } from './schema';
export { pickupPointSchema, placeSchema } from './place';
export { BANK_FIELDS, findSellerErrors, SELLER_FIELDS, type SellerFieldName } from './seller';
export { wholeDay } from './whole-day';
