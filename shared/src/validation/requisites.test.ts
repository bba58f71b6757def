import { isBik, isCorrespondentAccount, isInn, isKpp, isSettlementAccount, isTreasuryAccount } from './requisites';

const BIK = '044525225';
const ACCOUNT = '40702810200000012345';
const CORRESPONDENT = '30101810400000000225';

const withDigit = (value: string, index: number, digit: string) =>
  value.slice(0, index) + digit + value.slice(index + 1);

describe('INN', () => {
  it.each(['7700000016', '5047123455', '7811999883', '7700000070', '500123456750', '771112223346', '780555666126'])(
    'passes %s',
    (inn) => {
      expect(isInn(inn)).toBe(true);
    },
  );

  it.each([
    '7700000000',
    '7700000017',
    '500123456751',
    '500123456740',
    '0000000000',
    '000000000000',
    '77000000',
    '77000000I6',
    '',
  ])('refuses «%s»', (inn) => {
    expect(isInn(inn)).toBe(false);
  });
});

describe('BIK and KPP', () => {
  it('accepts 0 and eight digits, but not all zeros', () => {
    expect(isBik(BIK)).toBe(true);
    expect([isBik('144525225'), isBik('04452522'), isBik('000000000')]).toEqual([false, false, false]);
  });

  it('accepts a KPP with letters at places 5 and 6', () => {
    expect([isKpp('770101001'), isKpp('7701AB001')]).toEqual([true, true]);
    expect([isKpp('77A101001'), isKpp('7701ab001'), isKpp('000000000')]).toEqual([false, false, false]);
  });
});

describe('accounts', () => {
  it('accepts accounts of their bank', () => {
    expect(isSettlementAccount(ACCOUNT, BIK)).toBe(true);
    expect(isCorrespondentAccount(CORRESPONDENT, BIK)).toBe(true);
  });

  it.each(['0', '1', '2', '3', '4', '6', '7', '8', '9'])('refuses a last digit of %s', (digit) => {
    expect(isSettlementAccount(withDigit(ACCOUNT, 19, digit), BIK)).toBe(false);
  });

  it('refuses an account of another bank, all zeros, and a bank without a valid BIK', () => {
    expect(isSettlementAccount(ACCOUNT, '044525226')).toBe(false);
    expect(isSettlementAccount('0'.repeat(20), BIK)).toBe(false);
    expect(isCorrespondentAccount(ACCOUNT, '4525225')).toBe(false);
  });

  it('reads the letter at place 6 as its digit', () => {
    const letters = Array.from('ABCEHKMPTX');
    const passing = letters.filter((letter) => isSettlementAccount(withDigit(ACCOUNT, 5, letter), BIK));

    // Place 6 of the valid account is 8, which the letter T represents.
    expect(ACCOUNT[5]).toBe('8');
    expect(passing).toEqual(['T']);
    expect(isSettlementAccount(withDigit(ACCOUNT, 5, 'D'), BIK)).toBe(false);
  });

  it('recognizes a treasury account by its BIK', () => {
    expect(isTreasuryAccount('03100643000000017300', '004525988')).toBe(true);
    expect(isTreasuryAccount('40102810545370000003', '044525001')).toBe(true);
    expect(isTreasuryAccount(ACCOUNT, BIK)).toBe(false);
    expect(isTreasuryAccount('1', '004525988')).toBe(false);
  });
});
