import { MESSAGES } from '../validation/messages';
import {
  isBik,
  isCorrespondentAccount,
  isInn,
  isKpp,
  isSettlementAccount,
  isTreasuryAccount,
} from '../validation/requisites';
import { textRule } from './rule';
import type { FormValues, Rule } from './rule';

export const inn = (): Rule => textRule(MESSAGES.inn, isInn);

export const bik = (): Rule => textRule(MESSAGES.bik, isBik);

export const kpp = (): Rule => textRule(MESSAGES.kpp, isKpp);

function bikOf(values: FormValues, field: string): string {
  const value = values[field];
  return typeof value === 'string' ? value : '';
}

// An account of the treasury is right without the control digits; the page warns of it and does not refuse.
const accountRule = (message: string, isAccount: (account: string, bik: string) => boolean, bikField: string): Rule =>
  textRule(message, (account, values) => {
    const bankBik = bikOf(values, bikField);
    return isAccount(account, bankBik) || isTreasuryAccount(account, bankBik);
  });

/** Расчётный счёт of the bank whose БИК is in the field `bikField`. */
export const settlementAccount = (bikField: string): Rule =>
  accountRule(MESSAGES.settlementAccount, isSettlementAccount, bikField);

/** Корреспондентский счёт of the bank whose БИК is in the field `bikField`. */
export const correspondentAccount = (bikField: string): Rule =>
  accountRule(MESSAGES.correspondentAccount, isCorrespondentAccount, bikField);
