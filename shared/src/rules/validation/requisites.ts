const INN_10 = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const INN_12_FIRST = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const INN_12_SECOND = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const ACCOUNT_WEIGHTS = [7, 1, 3];
const ACCOUNT_LETTERS = 'ABCEHKMPTX';
const ALL_ZEROS = /^0+$/;

function controlDigit(digits: string, weights: number[]): string {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return String((sum % 11) % 10);
}

/** ИНН of a company (10 digits) or of a person (12), with its control digits. */
export function isInn(value: string): boolean {
  if (!/^(\d{10}|\d{12})$/.test(value) || ALL_ZEROS.test(value)) return false;
  if (value.length === 10) return value[9] === controlDigit(value, INN_10);
  return value[10] === controlDigit(value, INN_12_FIRST) && value[11] === controlDigit(value, INN_12_SECOND);
}

/** БИК of a bank: 0 and eight digits. */
export function isBik(value: string): boolean {
  return /^0\d{8}$/.test(value) && !ALL_ZEROS.test(value);
}

/** КПП, which a company has in addition to an ИНН of 10 digits. */
export function isKpp(value: string): boolean {
  return /^\d{4}[\dA-Z]{2}\d{3}$/.test(value) && !ALL_ZEROS.test(value);
}

/** ОГРН of a company (13 digits) or ОГРНИП of a sole trader (15), with its control digit. */
export function isOgrn(value: string): boolean {
  if (!/^(\d{13}|\d{15})$/.test(value) || ALL_ZEROS.test(value)) return false;
  const rest = Number(value.slice(0, -1)) % (value.length - 2);
  return value.endsWith(String(rest % 10));
}

function accountDigits(account: string): string | null {
  if (!/^\d{5}[\dABCEHKMPTX]\d{14}$/.test(account) || ALL_ZEROS.test(account)) return null;
  return account.replace(/[A-Z]/, (letter) => String(ACCOUNT_LETTERS.indexOf(letter)));
}

function hasAccountKey(prefix: string, account: string): boolean {
  const digits = accountDigits(account);
  if (digits === null) return false;
  const sum = Array.from(prefix + digits).reduce(
    (total, digit, index) => total + ((Number(digit) * (ACCOUNT_WEIGHTS[index % 3] ?? 0)) % 10),
    0,
  );
  return sum % 10 === 0;
}

/** Расчётный счёт that belongs to the bank of this БИК. */
export function isSettlementAccount(account: string, bik: string): boolean {
  return isBik(bik) && hasAccountKey(bik.slice(6, 9), account);
}

/** Корреспондентский счёт that belongs to the bank of this БИК. */
export function isCorrespondentAccount(account: string, bik: string): boolean {
  return isBik(bik) && hasAccountKey(`0${bik.slice(4, 6)}`, account);
}

/** A treasury account has a valid form, but no control digits. Warn, do not refuse. */
export function isTreasuryAccount(account: string, bik: string): boolean {
  if (!isBik(bik) || accountDigits(account) === null) return false;
  return !bik.startsWith('04') || /00[0-2]$/.test(bik);
}
