import PDFDocument from 'pdfkit';
import medium from './fonts/geologica-medium.ttf';
import regular from './fonts/geologica-regular.ttf';
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

/** Whether a font has a character, as PDFKit itself asks it. */
function characterCheck(font: string): (character: string) => boolean {
  const doc = new PDFDocument({ font: Buffer.from(font, 'base64') as unknown as string }); // as in draw-invoice.ts
  const { font: inner } = Reflect.get(doc, '_font') as { font: { hasGlyphForCodePoint: (code: number) => boolean } }; // of the library
  return (character) => inner.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}

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
  ['regular', characterCheck(regular)],
  ['medium', characterCheck(medium)],
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
