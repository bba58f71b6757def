import { MESSAGES } from './messages';
import { isBik, isCorrespondentAccount, isInn, isSettlementAccount, isTreasuryAccount } from './requisites';

/** One reason to refuse a requisite; the texts say where to look. Checks of one requisite speak in their order. */
export interface RequisiteCheck {
  message: string;
  passes: (value: string) => boolean;
}

/** A reason to refuse an account beside the БИК of its bank. */
export interface AccountCheck {
  message: string;
  passes: (account: string, bik: string) => boolean;
}

const hasMoreThanZeros = (value: string) => !/^0+$/.test(value);

export const INN_CHECKS: readonly RequisiteCheck[] = [
  {
    message: `${MESSAGES.inn}: нужно 10 цифр, у ИП 12`,
    passes: (inn) => /^(\d{10}|\d{12})$/.test(inn),
  },
  { message: `${MESSAGES.inn}: в нём одни нули`, passes: hasMoreThanZeros },
  {
    message: `${MESSAGES.inn}: не сходится последняя, контрольная цифра`,
    passes: (inn) => inn.length !== 10 || isInn(inn),
  },
  { message: `${MESSAGES.inn}: не сходятся две последние, контрольные цифры`, passes: isInn },
];

export const BIK_CHECKS: readonly RequisiteCheck[] = [
  { message: `${MESSAGES.bik}: нужно 9 цифр`, passes: (bik) => /^\d{9}$/.test(bik) },
  { message: `${MESSAGES.bik}: в нём одни нули`, passes: hasMoreThanZeros },
  { message: `${MESSAGES.bik}: первая цифра — 0`, passes: isBik },
];

function accountChecks(name: string, bikDigits: string, isRight: AccountCheck['passes']): readonly AccountCheck[] {
  return [
    { message: `${name}: нужно 20 цифр`, passes: (account) => /^\d{5}[\dA-Z]\d{14}$/.test(account) },
    { message: `${name}: в нём одни нули`, passes: hasMoreThanZeros },
    {
      message: `${name}: на шестом месте бывает цифра или одна из букв A, B, C, E, H, K, M, P, T, X`,
      passes: (account) => /^.{5}[\dABCEHKMPTX]/.test(account),
    },
    {
      message: `${name}: не сходится с БИК. Проверьте счёт и ${bikDigits} цифры БИК`,
      // The bank is not known yet: its own field says so. A treasury account is right without the control digits.
      passes: (account, bik) => !isBik(bik) || isRight(account, bik) || isTreasuryAccount(account, bik),
    },
  ];
}

export const SETTLEMENT_ACCOUNT_CHECKS = accountChecks(
  MESSAGES.settlementAccount,
  'три последние',
  isSettlementAccount,
);

export const CORRESPONDENT_ACCOUNT_CHECKS = accountChecks(
  MESSAGES.correspondentAccount,
  'пятую и шестую',
  isCorrespondentAccount,
);
