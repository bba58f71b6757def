import { findSellerErrors, SELLER_FIELDS, type SellerFieldName } from '@shop/shared/validation';
import type { CompanyFragment, StaffShopInput } from '../../generated/graphql';
import type { FieldTexts, FormField } from '../shop-fields';

interface CompanyField extends FormField {
  name: SellerFieldName;
}

interface CompanyGroup {
  title: string;
  note?: string;
  fields: readonly CompanyField[];
}

/** What the shop says of itself, by what it is for. */
export const GROUPS: readonly CompanyGroup[] = [
  {
    title: 'Реквизиты',
    note: 'Стоят в\u00A0подвале сайта, письмах и\u00A0счетах.',
    fields: [
      { name: 'name', label: 'Краткое название' },
      { name: 'legalName', label: 'Полное название' },
      { name: 'inn', label: 'ИНН' },
      { name: 'kpp', label: 'КПП', hint: 'У\u00A0ИП его нет' },
      { name: 'ogrnip', label: 'ОГРН или ОГРНИП' },
    ],
  },
  {
    title: 'Банк',
    note: 'Для счетов. Перед сохранением подтвердите, что это\u00A0вы: вторым способом входа.',
    fields: [
      { name: 'bankName', label: 'Банк' },
      { name: 'bik', label: 'БИК' },
      { name: 'account', label: 'Расчётный счёт' },
      { name: 'correspondentAccount', label: 'Корреспондентский счёт' },
    ],
  },
  {
    title: 'НДС и\u00A0счета',
    note: 'Принятые заказы остаются со\u00A0своими НДС и\u00A0реквизитами.',
    fields: [
      { name: 'vatPercent', label: 'НДС, %', hint: 'Пусто\u00A0— без НДС' },
      { name: 'vatPhrase', label: 'Слова о\u00A0ценах', hint: '«Цены указаны\u00A0…»: с\u00A0НДС' },
      { name: 'invoiceDays', label: 'Счёт действует, рабочих дней' },
    ],
  },
  {
    title: 'Связь',
    fields: [
      { name: 'phone', label: 'Телефон' },
      { name: 'moscowPhone', label: 'Телефон в\u00A0Москве' },
      { name: 'email', label: 'E-mail для ответов' },
    ],
  },
  {
    title: 'Время, по\u00A0Москве',
    note: 'Письма обещают перезвонить за\u00A0столько минут в\u00A0эти часы.',
    fields: [
      { name: 'opensAt', label: 'Отвечаем с' },
      { name: 'closesAt', label: 'Отвечаем до' },
      { name: 'callMinutes', label: 'Перезваниваем за, минут' },
      { name: 'courierCutOff', label: 'Курьер приедет сегодня, если заказ до' },
    ],
  },
  {
    title: 'Адрес и\u00A0самовывоз',
    fields: [
      { name: 'postalCode', label: 'Индекс' },
      { name: 'region', label: 'Область' },
      { name: 'city', label: 'Город' },
      { name: 'street', label: 'Улица и\u00A0дом' },
      { name: 'office', label: 'Офис' },
      { name: 'schedule', label: 'Часы работы', hint: 'Пн–Пт 9:00–20:00; Сб 10:00–16:00' },
      { name: 'latitude', label: 'Широта' },
      { name: 'longitude', label: 'Долгота' },
    ],
  },
];

const LABELS = new Map<string, string>(GROUPS.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])));

export const companyLabel = (name: string): string => LABELS.get(name) ?? name;

/** What the fields say of a company. */
export function textsOfCompany({ seller }: CompanyFragment): FieldTexts {
  const names = GROUPS.flatMap(({ fields }) => fields.map(({ name }) => name));
  return Object.fromEntries(names.map((name) => [name, String(seller[name] ?? '')]));
}

const NUMBERS: readonly SellerFieldName[] = ['vatPercent', 'invoiceDays', 'callMinutes', 'latitude', 'longitude'];

function valueOf(name: SellerFieldName, text: string): string | number | null {
  if (!NUMBERS.includes(name)) return text;
  return text === '' ? null : Number(text);
}

/** What the API is to save: only what was typed. */
export function inputOfCompany(changed: FieldTexts): StaffShopInput {
  const names = SELLER_FIELDS.filter((name) => name in changed);
  return Object.fromEntries(names.map((name) => [name, valueOf(name, changed[name] ?? '')]));
}

export const findCompanyErrors = findSellerErrors;
