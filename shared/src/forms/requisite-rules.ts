import { MESSAGES } from '../validation/messages';
import {
  BIK_CHECKS,
  CORRESPONDENT_ACCOUNT_CHECKS,
  INN_CHECKS,
  SETTLEMENT_ACCOUNT_CHECKS,
  type AccountCheck,
} from '../validation/requisite-checks';
import { isKpp } from '../validation/requisites';
import { textRule } from './rule';
import type { FormValues, Rule } from './rule';

export const inn = (): Rule[] => INN_CHECKS.map(({ message, passes }) => textRule(message, passes));

export const bik = (): Rule[] => BIK_CHECKS.map(({ message, passes }) => textRule(message, passes));

export const kpp = (): Rule => textRule(MESSAGES.kpp, isKpp);

function bikOf(values: FormValues, field: string): string {
  const value = values[field];
  return typeof value === 'string' ? value : '';
}

function accountRules(checks: readonly AccountCheck[], bikField: string): Rule[] {
  return checks.map(({ message, passes }) =>
    textRule(message, (account, values) => passes(account, bikOf(values, bikField))),
  );
}

/** Расчётный счёт of the bank whose БИК is in the field `bikField`. */
export const settlementAccount = (bikField: string): Rule[] => accountRules(SETTLEMENT_ACCOUNT_CHECKS, bikField);

/** Корреспондентский счёт of the bank whose БИК is in the field `bikField`. */
export const correspondentAccount = (bikField: string): Rule[] => accountRules(CORRESPONDENT_ACCOUNT_CHECKS, bikField);
