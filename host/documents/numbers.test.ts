import { LISTED_NUMBERS } from './listed-numbers';
import { FACTS, numberSources, numberTextsOf, shownFact } from './number-texts';
import { numbersIn } from './numbers';

const sources = numberSources();

/** Numbers of a source that neither the product's own properties nor a fact's key explain. */
function literalsIn(file: string, content: string): Set<string> {
  const found = numberTextsOf(file, content).flatMap(({ texts, known }) => {
    const own = new Set(known.flatMap(numbersIn));
    return texts.flatMap(numbersIn).filter((number) => !own.has(number));
  });
  return new Set(found);
}

function unexplained(file: string, content: string): string[] {
  const listed = new Set(LISTED_NUMBERS.flatMap(({ numbers }) => numbers[file] ?? []));
  return [...literalsIn(file, content)].filter((number) => !listed.has(number)).map((number) => `${file}: ${number}`);
}

it('every number with a unit is a fact’s key, a property of the product, or listed with its reason', () => {
  expect([...sources].flatMap(([file, content]) => unexplained(file, content))).toEqual([]);
});

it('every listed number still stands in its source', () => {
  const gone = LISTED_NUMBERS.flatMap(({ numbers }) =>
    Object.entries(numbers).flatMap(([file, list]) => {
      const found = literalsIn(file, sources.get(file) ?? '');
      return list.filter((number) => !found.has(number)).map((number) => `${file}: ${number}`);
    }),
  );

  expect(gone).toEqual([]);
});

it('a source that repeats a fact says its value', () => {
  const repeated = LISTED_NUMBERS.flatMap(({ fact, numbers }) =>
    fact === undefined ? [] : Object.values(numbers).map((list) => [fact, list] as const),
  );

  expect(repeated.length).toBeGreaterThan(0);
  for (const [key, list] of repeated) {
    const fact = FACTS.find((each) => each.key === key);
    expect([key, list]).toEqual([key, fact && numbersIn(shownFact(fact))]);
  }
});

const COMPUTED = /^(?:places|delivery)\.|\.(?:price|installation_price|first_year)$/;
const FILLED = /content\/.*\.(?:json|md)$|demo-data\/product(?:s|-details)\.json$|^host\/documents\//;

const keysIn = (text: string) => [...text.matchAll(/\{(?!seller\.)([a-z]\w*\.[a-z]\w*)/g)].map(([, key = '']) => key);

it('every key that a text names is a fact', () => {
  const keys = new Set(FACTS.map(({ key }) => key));
  const unknown = [...sources].flatMap(([file, content]) =>
    FILLED.test(file) ? keysIn(content).filter((key) => !keys.has(key) && !COMPUTED.test(key)) : [],
  );

  expect(unknown).toEqual([]);
});

it.each([
  ['a page', 'mfe-solutions/src/content/pages/home.json', '{places.total}. Здесь', '57\u00A0точек. Здесь', '57 точек'],
  [
    'a figure',
    'mfe-solutions/src/content/pages/lease.json',
    '{invis_duos.memory.value}',
    '60\u00A0000',
    '60 000 точек',
  ],
  ['a manual', 'mfe-solutions/src/content/manuals/invis_duos.md', '{invis_duos.backup}', '36\u00A0ч', '36 ч'],
  ['a dialogue', 'mfe-solutions/src/content/dialog.json', '{invis_duos_s.backup}', '48 часов', '48 ч'],
  ['content of a product', 'api/src/db/demo-data/product-details.json', '5\u00A0мА', '7\u00A0мА', '7 мА'],
  ['a description', 'api/src/db/demo-data/products.json', '{invis_duos_s.backup}.', '30\u00A0ч.', '30 ч'],
  ['a mail', 'api/src/mail/mails.json', '{call.minutes}', '20', '20 мин'],
  ['a legal text', 'host/documents/public-offer.md', '{installation.warranty.value}', '18', '18 мес.'],
  [
    'a program',
    'mfe-catalog/src/pages/product/product-page.tsx',
    'течение 14&nbsp;дней',
    'течение 15&nbsp;дней',
    '15 дней',
  ],
])('finds a wrong number that is planted in %s', (_kind, file, right, wrong, number) => {
  const content = sources.get(file) ?? '';
  expect(content.includes(right)).toBe(true);

  expect(unexplained(file, content.replace(right, wrong))).toEqual([`${file}: ${number}`]);
});

it.each([
  ['до 72\u00A0ч, 3–5 часов, 24/72 ч', ['72 ч', '3–5 ч', '24 ч', '72 ч']],
  ['6\u00A0500 ₽, 12 или 24 В, 5 рабочих дней', ['6 500 ₽', '12 В', '24 В', '5 дней']],
  ['62 × 44 × 16 мм, −20 до +40 °C, 8 мА, 6 А·ч', ['62 мм', '44 мм', '16 мм', '−20 до +40 °', '8 мА', '6 А·ч']],
  ['59 точек в 31 городе, 2 радиометки, 4 комплекса', ['59 точек', '31 городов', '2 меток', '4 устройств']],
  ['с 2006 года, 20.11.2026, 9:00–20:00, ТМ-4, +7 495 000-24-70, {invis_duos.backup}', []],
])('reads %s', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});
