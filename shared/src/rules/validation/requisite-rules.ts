import { MESSAGES } from './messages';
import {
  isBik,
  isCorrespondentAccount,
  isInn,
  isKpp,
  isOgrn,
  isSettlementAccount,
  isTreasuryAccount,
} from './requisites';
import { exactLength, textRule, type FormValues, type Rule } from './rules';

const hasMoreThanZeros = (text: string) => !/^0+$/.test(text);

function textOf(values: FormValues, field: string): string {
  const value = values[field];
  return typeof value === 'string' ? value : '';
}

/**
 * ИНН of a company or of a person. As in all rules here, the text says where to look for the
 * mistake.
 */
export const inn = (): Rule[] => [
  textRule(`${MESSAGES.inn}: нужно 10 цифр, у ИП 12`, (text) => /^(\d{10}|\d{12})$/.test(text)),
  textRule(`${MESSAGES.inn}: в нём одни нули`, hasMoreThanZeros),
  textRule(`${MESSAGES.inn}: не сходится последняя, контрольная цифра`, (text) => text.length !== 10 || isInn(text)),
  textRule(`${MESSAGES.inn}: не сходятся две последние, контрольные цифры`, isInn),
];

/** КПП, which goes with an ИНН of ten digits only (docs/rules.md, Orders). */
export const kpp = (innField: string): Rule[] => [
  exactLength(9),
  textRule(`${MESSAGES.kpp}: нужно 9 знаков`, (text) => text.length === 9),
  textRule(`${MESSAGES.kpp}: в нём одни нули`, hasMoreThanZeros),
  textRule(`${MESSAGES.kpp}: это цифры, на пятом и шестом месте бывают буквы от A до Z`, isKpp),
  textRule(`${MESSAGES.kpp}: у ИП с ИНН из 12 цифр его нет`, (_, values) => textOf(values, innField).length !== 12),
];

/** ОГРН (13 digits, beside an ИНН of ten) or ОГРНИП (15, beside one of twelve). */
export const ogrn = (innField: string): Rule[] => [
  textRule(`${MESSAGES.ogrn}: нужно 13 цифр, у ИП 15`, (text) => /^(\d{13}|\d{15})$/.test(text)),
  textRule(`${MESSAGES.ogrn}: не сходится последняя, контрольная цифра`, isOgrn),
  textRule(`${MESSAGES.ogrn}: у ИНН из 12 цифр — 15 цифр, у ИНН из 10 — 13`, (text, values) => {
    const { length } = textOf(values, innField);
    return length === 0 || (length === 12) === (text.length === 15);
  }),
];

export const bik = (): Rule[] => [
  exactLength(9),
  textRule(`${MESSAGES.bik}: нужно 9 цифр`, (text) => /^\d{9}$/.test(text)),
  textRule(`${MESSAGES.bik}: в нём одни нули`, hasMoreThanZeros),
  textRule(`${MESSAGES.bik}: первая цифра — 0`, isBik),
];

interface AccountKind {
  name: string;
  /** Digits of the БИК that the account is checked against. */
  bikDigits: string;
  isRight: (account: string, bik: string) => boolean;
}

function accountRules({ name, bikDigits, isRight }: AccountKind, bikField: string): Rule[] {
  return [
    exactLength(20),
    textRule(`${name}: нужно 20 цифр`, (account) => /^\d{5}[\dA-Z]\d{14}$/.test(account)),
    textRule(`${name}: в нём одни нули`, hasMoreThanZeros),
    textRule(`${name}: на шестом месте бывает цифра или одна из букв A, B, C, E, H, K, M, P, T, X`, (account) =>
      /^.{5}[\dABCEHKMPTX]/.test(account),
    ),
    textRule(`${name}: не сходится с БИК. Проверьте счёт и ${bikDigits} цифры БИК`, (account, values) => {
      const bankBik = textOf(values, bikField);
      // The field of the БИК reports an unknown bank. A treasury account has no control digits.
      return !isBik(bankBik) || isRight(account, bankBik) || isTreasuryAccount(account, bankBik);
    }),
  ];
}

/** Расчётный счёт of the bank whose БИК is in the field `bikField`. */
export const settlementAccount = (bikField: string): Rule[] =>
  accountRules(
    { name: MESSAGES.settlementAccount, bikDigits: 'три последние', isRight: isSettlementAccount },
    bikField,
  );

/** Корреспондентский счёт of the bank whose БИК is in the field `bikField`. */
export const correspondentAccount = (bikField: string): Rule[] =>
  accountRules(
    { name: MESSAGES.correspondentAccount, bikDigits: 'пятую и шестую', isRight: isCorrespondentAccount },
    bikField,
  );
