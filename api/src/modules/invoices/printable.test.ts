import { drawInvoice } from './draw-invoice';
import { fonts } from './fonts';
import type { Invoice } from './invoice';
import { toPrintable } from './printable';

function invoiceFor(name: string): Invoice {
  return {
    title: 'Счёт',
    seller: { title: 'Поставщик', name: 'Продавец', facts: [] },
    payer: { title: 'Плательщик', name, facts: [{ label: 'Адрес', value: name }] },
    columns: [],
    rows: [['INVIS DUOS', '1\u00A0шт.', '24\u00A0900\u00A0₽', '24\u00A0900\u00A0₽']],
    totals: [],
    remarks: 'Счёт действует 5 рабочих дней.',
    code: 'ST00012',
  };
}

const hasIn = (font: (typeof fonts)['regular']) => (character: string) =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

const NAMES = [
  ['Russian', 'Алёна Йоффе, ООО «Съёмщикъ» № 1 – 100 % / 24 ₽'],
  ['Kazakh', 'Әсел Ғабитқызы Қасымова-Ңұрүһі, Өскемен ӘҒҚҢӨҰҮҺІ'],
  ['Tatar', 'Җәүдәт Хөсәенов, Ләйсән Һадиева, Яңа Чишмә җҗңһ'],
  ['Bashkir', 'Ҡаҙаҡбаев Мөхәмәтғәли, Өфө, Ҫәсән урамы ҡҙҫғ'],
  ['Chuvash', 'Ӑнӑҫлӑх Ӗҫлев, Ҫӗнӗ Шупашкар, Ӳсӗм'],
  ['Mari, Udmurt, Komi', 'Йошкар-Ола, Ӱлиса, Ӧрмизов, Ӝӝытъ, Ӟозо, Ӥвор, Ӵ, Ӹ, Ӓ'],
  ['Belarusian, Ukrainian, Tajik', 'Ўладзімір Ґалаґан, Їжакевич Є., Ҷамшед Ҳусайнӣ Ӯғлӣ Қодиров'],
  ['Latin', 'Müller & Söhne, Łódź, Żółć, Čapek, Ångström'],
];

describe.each([
  ['regular', hasIn(fonts.regular)],
  ['medium', hasIn(fonts.medium)],
])('the %s font of invoices', (_weight, has) => {
  it.each(NAMES)('has the letters of a name: %s', (_language, name) => {
    expect(Array.from(name).filter((character) => !has(character))).toEqual([]);
  });

  it('has every character that counts as printable', () => {
    const all = Array.from({ length: 0x2fff }, (_, code) => String.fromCodePoint(code)).filter((sign) =>
      /\P{C}/u.test(sign),
    );
    const kept = Array.from(toPrintable(invoiceFor(all.join(' '))).payer.name).filter((sign) => sign !== '?');

    expect(kept.filter((sign) => !has(sign))).toEqual([]);
  });
});

it.each(NAMES)('keeps a name as it is: %s', (_language, name) => {
  const { payer, remarks } = toPrintable(invoiceFor(name));

  expect([payer.name, payer.facts[0]?.value]).toEqual([name, name]);
  expect(remarks).toBe('Счёт действует 5 рабочих дней.');
});

it('prints й and ё of two characters as one, and drops what is invisible', () => {
  expect(toPrintable(invoiceFor('Алёна Йоффе'.normalize('NFD'))).payer.name).toBe('Алёна Йоффе');
  expect(toPrintable(invoiceFor('\u202DООО\u200B «Санкт\u2011Петербург\u202F1»')).payer.name).toBe(
    'ООО «Санкт-Петербург\u00A01»',
  );
});

it('says what it cannot print', () => {
  const { payer, remarks } = toPrintable(invoiceFor('北京 ООО'));

  expect(payer.name).toBe('?? ООО');
  expect(remarks).toBe(
    'Счёт действует 5 рабочих дней. Вместо знаков, которых нет в\u00A0шрифте счёта, стоит «?»: 4 шт.',
  );
});

it('does not hold up the server: forty rows take less than a second of the processor', async () => {
  const invoice = invoiceFor('ООО «Первая прокатная»');
  const columns = ['№', 'Товары, услуги', 'Количество', 'Цена', 'Сумма'];
  const long = { ...invoice, columns, rows: Array.from({ length: 40 }, () => invoice.rows[0] ?? []) };
  await drawInvoice(long); // the first one loads what the library needs
  const before = process.cpuUsage();

  await drawInvoice(long);

  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
});
