import { object } from 'yup';
import { LIMITS } from './limits';
import { bik, correspondentAccount, inn, kpp, ogrn, settlementAccount } from './requisite-rules';
import { email, exactLength, maxLength, phone, required, textRule, type FormValues, type Rule } from './rules';
import { findErrors, text } from './schema';

const MOST_MINUTES = 240;
const MOST_DAYS = 90;
const WRONG_TIME = 'Время суток, например 9:00';

const wholeNumber = (least: number, most: number): Rule =>
  textRule(`Целое число от\u00A0${least} до\u00A0${most}`, (value) => {
    return /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most;
  });

const degrees = (most: number): Rule =>
  textRule(`Число от\u00A0−${most} до\u00A0${most}`, (value) => {
    return /^-?\d{1,3}(\.\d+)?$/.test(value) && Math.abs(Number(value)) <= most;
  });

const isTime = (value: string) => /^([01]?\d|2[0-3]):[0-5]\d$/.test(value);
const time = (): Rule => textRule(WRONG_TIME, isTime);
/** Compared as text, so each hour has two digits. */
const wholeTime = (): Rule =>
  textRule('Время суток из\u00A0четырёх цифр, например 09:00', (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value));

function minutesOf(value: unknown): number {
  const [hours = 0, minutes = 0] = String(value).split(':').map(Number);
  return hours * 60 + minutes;
}

const isLongDay = (closesAt: string, { opensAt, callMinutes }: FormValues) =>
  !isTime(String(opensAt)) || minutesOf(closesAt) > minutesOf(opensAt) + Number(callMinutes);

const line = (length: number) => text(required(), maxLength(length));

/** A place on the map, as forms and API check it. */
export const pointFields = { latitude: text(required(), degrees(90)), longitude: text(required(), degrees(180)) };

/** What the shop's people say of the seller. All values are texts, as in a form. */
const sellerSchema = object({
  name: line(LIMITS.maxOrganization),
  legalName: line(LIMITS.maxOrganization),
  inn: text(required(), inn()),
  kpp: text(kpp('inn')),
  ogrnip: text(required(), ogrn('inn')),
  vatPercent: text(wholeNumber(0, 99)),
  vatPhrase: line(LIMITS.maxAddressPart),
  invoiceDays: text(required(), wholeNumber(1, MOST_DAYS)),
  postalCode: text(
    required(),
    exactLength(6),
    textRule('Индекс\u00A0— шесть цифр', (value) => /^\d{6}$/.test(value)),
  ),
  region: text(maxLength(LIMITS.maxCity)),
  city: line(LIMITS.maxCity),
  street: line(LIMITS.maxStreet),
  office: text(maxLength(LIMITS.maxAddressPart)),
  bankName: line(LIMITS.maxOrganization),
  bik: text(required(), bik()),
  account: text(required(), settlementAccount('bik')),
  correspondentAccount: text(required(), correspondentAccount('bik')),
  phone: text(required(), phone(), maxLength(LIMITS.maxPhone)),
  moscowPhone: text(required(), phone(), maxLength(LIMITS.maxPhone)),
  email: text(required(), email(), maxLength(LIMITS.maxEmail)),
  courierCutOff: text(required(), wholeTime()),
  opensAt: text(required(), time()),
  closesAt: text(required(), time(), textRule('Позже открытия, и\u00A0время на\u00A0звонок помещается', isLongDay)),
  callMinutes: text(required(), wholeNumber(1, MOST_MINUTES)),
  schedule: line(LIMITS.maxStreet),
  ...pointFields,
});

export type SellerFieldName = keyof typeof sellerSchema.fields;

/** Fields that are wrong or right together with another, which is named first. */
const CHECKED_WITH: Partial<Record<SellerFieldName, readonly SellerFieldName[]>> = {
  inn: ['kpp', 'ogrnip'],
  bik: ['account', 'correspondentAccount'],
  opensAt: ['closesAt'],
  callMinutes: ['closesAt'],
};

/** The fields whose change needs a fresh proof of the second factor. */
export const BANK_FIELDS: readonly SellerFieldName[] = ['bankName', 'bik', 'account', 'correspondentAccount'];

export const SELLER_FIELDS = Object.keys(sellerSchema.fields) as SellerFieldName[]; // of the object above

/**
 * What is wrong with the fields that change, and with those that must fit them: old numbers do not
 * forbid a new telephone.
 * @param texts of all fields
 */
export function findSellerErrors(
  texts: Readonly<Record<string, string>>,
  changed: readonly string[],
): Record<string, string> {
  const checked = SELLER_FIELDS.filter((name) => changed.includes(name));
  const names: readonly string[] = checked.flatMap((name) => [name, ...(CHECKED_WITH[name] ?? [])]);
  return Object.fromEntries(Object.entries(findErrors(sellerSchema, texts)).filter(([name]) => names.includes(name)));
}
