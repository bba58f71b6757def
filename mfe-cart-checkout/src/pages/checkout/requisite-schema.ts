import {
  bik,
  correspondentAccount,
  inn,
  maxLength,
  onlyIf,
  required,
  settlementAccount,
  text,
  type FormValues,
} from '@shop/shared/forms';

const MAX = { name: 255, director: 128 } as const;

/** The requisites of a company; all but the director are required. */
export function requisiteFields(isCompany: (values: FormValues) => boolean) {
  const needed = (...rules: Parameters<typeof text>) => text(onlyIf(isCompany, required(), ...rules));
  return {
    requisiteInn: needed(inn()),
    requisiteName: needed(maxLength(MAX.name)),
    requisiteDirector: text(onlyIf(isCompany, maxLength(MAX.director))),
    requisiteAddress: needed(maxLength(MAX.name)),
    requisiteBankBik: needed(bik()),
    requisiteBankName: needed(maxLength(MAX.name)),
    requisiteAccountNumber: needed(settlementAccount('requisiteBankBik')),
    requisiteBankAccount: needed(correspondentAccount('requisiteBankBik')),
  };
}
