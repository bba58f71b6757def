import {
  BIK_CHECKS,
  CORRESPONDENT_ACCOUNT_CHECKS,
  INN_CHECKS,
  SETTLEMENT_ACCOUNT_CHECKS,
  type AccountCheck,
  type RequisiteCheck,
} from './requisite-checks';

const BIK = '044525225';

function reason(checks: readonly RequisiteCheck[], value: string): string | undefined {
  return checks.find(({ passes }) => !passes(value))?.message;
}

function accountReason(checks: readonly AccountCheck[], account: string, bik = BIK): string | undefined {
  return checks.find(({ passes }) => !passes(account, bik))?.message;
}

describe('the reason to refuse', () => {
  it.each([
    ['7700000016', undefined],
    ['500123456750', undefined],
    ['77000000161', 'ИНН некорректный: нужно 10 цифр, у ИП 12'],
    ['77000000A6', 'ИНН некорректный: нужно 10 цифр, у ИП 12'],
    ['0000000000', 'ИНН некорректный: в нём одни нули'],
    ['7700000017', 'ИНН некорректный: не сходится последняя, контрольная цифра'],
    ['500123456740', 'ИНН некорректный: не сходятся две последние, контрольные цифры'],
  ])('the ИНН %s: %s', (inn, message) => {
    expect(reason(INN_CHECKS, inn)).toBe(message);
  });

  it.each([
    [BIK, undefined],
    ['04452522', 'БИК некорректный: нужно 9 цифр'],
    ['000000000', 'БИК некорректный: в нём одни нули'],
    ['144525225', 'БИК некорректный: первая цифра — 0'],
  ])('the БИК %s: %s', (bik, message) => {
    expect(reason(BIK_CHECKS, bik)).toBe(message);
  });

  it.each([
    ['40702810200000012345', undefined],
    ['4070281020000001234', 'Расчётный счёт некорректный: нужно 20 цифр'],
    ['0'.repeat(20), 'Расчётный счёт некорректный: в нём одни нули'],
    [
      '40702D10200000012345',
      'Расчётный счёт некорректный: на шестом месте бывает цифра или одна из букв A, B, C, E, H, K, M, P, T, X',
    ],
    [
      '40702810200000012346',
      'Расчётный счёт некорректный: не сходится с БИК. Проверьте счёт и три последние цифры БИК',
    ],
  ])('the settlement account %s: %s', (account, message) => {
    expect(accountReason(SETTLEMENT_ACCOUNT_CHECKS, account)).toBe(message);
  });

  it('the correspondent account', () => {
    expect(accountReason(CORRESPONDENT_ACCOUNT_CHECKS, '30101810400000000225')).toBeUndefined();
    expect(accountReason(CORRESPONDENT_ACCOUNT_CHECKS, '30101810400000000226')).toBe(
      'Корреспондентский счёт некорректный: не сходится с БИК. Проверьте счёт и пятую и шестую цифры БИК',
    );
  });

  it('an account is not blamed for its bank, nor the treasury for its control digits', () => {
    expect(accountReason(SETTLEMENT_ACCOUNT_CHECKS, '40702810200000012346', '1')).toBeUndefined();
    expect(accountReason(SETTLEMENT_ACCOUNT_CHECKS, '03100643000000017300', '024501901')).toBeUndefined();
  });
});
