import {
  isBik,
  isCorrespondentAccount,
  isInn,
  isSettlementAccount,
  isTreasuryAccount,
  MESSAGES,
} from '@shop/shared/validation';

export interface Requisites {
  requisiteInn: string | null;
  requisiteBankBik: string | null;
  requisiteAccountNumber: string | null;
  requisiteBankAccount: string | null;
}

function accountErrors(requisites: Requisites, bik: string): Record<string, string> {
  const { requisiteAccountNumber: settlement, requisiteBankAccount: correspondent } = requisites;
  // A treasury account fails the control digits by right; the manager looks at it, the order is taken.
  const isWrong = (account: string | null, isRight: (account: string, bik: string) => boolean) =>
    account !== null && !isRight(account, bik) && !isTreasuryAccount(account, bik);
  return {
    ...(isWrong(settlement, isSettlementAccount) && { requisiteAccountNumber: MESSAGES.settlementAccount }),
    ...(isWrong(correspondent, isCorrespondentAccount) && { requisiteBankAccount: MESSAGES.correspondentAccount }),
  };
}

/** Which of a company's requisites fail their control digits. Accounts are checked against the bank's BIK, so only beside a right one. */
export function findRequisiteErrors(requisites: Requisites): Record<string, string> {
  const { requisiteInn: inn, requisiteBankBik: bik } = requisites;
  return {
    ...(inn !== null && !isInn(inn) && { requisiteInn: MESSAGES.inn }),
    ...(bik !== null && !isBik(bik) && { requisiteBankBik: MESSAGES.bik }),
    ...(bik !== null && isBik(bik) && accountErrors(requisites, bik)),
  };
}
