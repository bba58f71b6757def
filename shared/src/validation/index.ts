export { LIMITS } from './limits';
export { MESSAGES } from './messages';
export { isBik, isCorrespondentAccount, isInn, isKpp, isSettlementAccount, isTreasuryAccount } from './requisites';
export {
  hasMaxLength,
  hasMinLength,
  isAtLeast,
  isAtMost,
  isChecked,
  isEmail,
  isEmailOrPhone,
  isFilled,
  isPassword,
  isPhone,
} from './rules';
