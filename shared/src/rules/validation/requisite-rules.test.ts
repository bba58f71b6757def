import { bik, correspondentAccount, inn, kpp, settlementAccount } from './requisite-rules';
import type { Rule } from './rules';

const BIK = '044525225';

function reason(rules: readonly Rule[], value: string, values: Record<string, string> = {}): string | undefined {
  const message = rules.find(({ passes }) => !passes(value, values))?.message;
  return typeof message === 'string' ? message : message?.(value);
}

function accountReason(rules: (bikField: string) => Rule[], account: string, bankBik = BIK): string | undefined {
  return reason(rules('bik'), account, { bik: bankBik });
}

describe('the reason to refuse', () => {
  it.each([
    ['7700000016', undefined],
    ['5047123455', undefined],
    ['7811999883', undefined],
    ['7700000070', undefined],
    ['500123456750', undefined],
    ['771112223346', undefined],
    ['780555666126', undefined],
    ['77000000161', 'ИНН некорректный: нужно 10 цифр, у ИП 12'],
    ['77000000A6', 'ИНН некорректный: нужно 10 цифр, у ИП 12'],
    ['0000000000', 'ИНН некорректный: в нём одни нули'],
    ['7700000017', 'ИНН некорректный: не сходится последняя, контрольная цифра'],
    ['500123456740', 'ИНН некорректный: не сходятся две последние, контрольные цифры'],
  ])('the ИНН %s: %s', (value, message) => {
    expect(reason(inn(), value)).toBe(message);
  });

  it.each([
    [BIK, undefined],
    ['04452522', 'БИК некорректный: нужно 9 цифр'],
    ['0445252250', 'Длина поля должна быть строго 9 символов'],
    ['000000000', 'БИК некорректный: в нём одни нули'],
    ['144525225', 'БИК некорректный: первая цифра — 0'],
  ])('the БИК %s: %s', (value, message) => {
    expect(reason(bik(), value)).toBe(message);
  });

  it.each([
    ['770101001', '7700000016', undefined],
    ['7701AB001', '', undefined],
    ['77010100', '7700000016', 'КПП некорректный: нужно 9 знаков'],
    ['7701010011', '7700000016', 'Длина поля должна быть строго 9 символов'],
    ['000000000', '7700000016', 'КПП некорректный: в нём одни нули'],
    ['7701ab001', '', 'КПП некорректный: это цифры, на пятом и шестом месте бывают буквы от A до Z'],
    ['77A101001', '7700000016', 'КПП некорректный: это цифры, на пятом и шестом месте бывают буквы от A до Z'],
    ['770101001', '500123456750', 'КПП некорректный: у ИП с ИНН из 12 цифр его нет'],
  ])('the КПП %s beside the ИНН %s: %s', (value, innOfBuyer, message) => {
    expect(reason(kpp('inn'), value, { inn: innOfBuyer })).toBe(message);
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
    expect(accountReason(settlementAccount, account)).toBe(message);
  });

  it('is an account of another bank, and a letter that stands for another digit', () => {
    const refusal = 'Расчётный счёт некорректный: не сходится с БИК. Проверьте счёт и три последние цифры БИК';
    const withLetter = (letter: string) => `40702${letter}10200000012345`;
    expect(accountReason(settlementAccount, '40702810200000012345', '044525226')).toBe(refusal);

    // Place 6 of the valid account is 8, which the letter T represents.
    expect(accountReason(settlementAccount, withLetter('T'))).toBeUndefined();
    for (const letter of 'ABCEHKMPX') expect(accountReason(settlementAccount, withLetter(letter))).toBe(refusal);
  });

  it('of the correspondent account', () => {
    expect(accountReason(correspondentAccount, '30101810400000000225')).toBeUndefined();
    expect(accountReason(correspondentAccount, '30101810400000000226')).toBe(
      'Корреспондентский счёт некорректный: не сходится с БИК. Проверьте счёт и пятую и шестую цифры БИК',
    );
  });

  it("is never an account's unknown bank, nor the control digits of a treasury account", () => {
    expect(accountReason(settlementAccount, '40702810200000012346', '1')).toBeUndefined();
    expect(accountReason(settlementAccount, '03100643000000017300', '024501901')).toBeUndefined();
    expect(accountReason(settlementAccount, '40102810545370000003', '044525001')).toBeUndefined();
  });
});
