import { setUpShop } from '../../testing/set-up-shop';
import type { TestDatabase } from '../../testing/test-database';
import { fastOrder, type TestShop } from '../../testing/test-shop';
import { staffFilesOf, toWindows1251, type StaffFilesCalls } from '../../testing/test-staff-files';
import { createMerchandiser, staffGoodsOf, type StaffGoodsCalls } from '../../testing/test-staff-goods';

let database: TestDatabase;
let shop: TestShop;
let goods: StaffGoodsCalls;
let files: StaffFilesCalls;

setUpShop((parts) => {
  ({ database, shop } = parts);
});

beforeEach(async () => {
  await database.reset();
  const merchandiser = await createMerchandiser(database);
  goods = staffGoodsOf(shop, merchandiser);
  files = staffFilesOf(shop, merchandiser);
});

const textsOf = ({ faults }: { faults: { line: number; column?: string | null; text: string }[] }) =>
  faults.map(({ line, column, text }) => `${line} ${column ?? ''}: ${text}`);

it('exports what it reads back as no change, also through windows-1251', async () => {
  await goods.save({ id: 102, revision: 1, name: '=HYPERLINK("x");-5' });
  const { statusCode, headers, body } = await files.exported();
  const inExcel = toWindows1251(body.replace(/^\uFEFF/, ''));

  expect([statusCode, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(body).toContain('Артикул;Название;Бренд;Цена, руб.;В продаже;На полке\r\n');
  expect(body).toContain('IDS-102;"\'=HYPERLINK(""x"");-5";;24900;да;');
  expect(await files.check(body)).toMatchObject({ state: 'checked', changes: [], faults: [] });
  expect(await files.check(inExcel)).toMatchObject({ state: 'checked', changes: [] });
});

it.each([
  ['UTF-8 and ;', Buffer.from('\uFEFFЦена;Артикул\r\n"25 900,50 ₽";ids-102\r\n')],
  ['windows-1251 and ;', toWindows1251('Артикул;Цена, руб.\nIDS-102;25 900,50 руб.')],
  ['commas', Buffer.from('Название,Цена,Артикул\n,"25900,5",IDS-102\n,,\n')],
  ['tabs', Buffer.from('На полке\tАртикул\tЦена (₽)\n\tIDS-102\t25900.50')],
])('reads %s, headings in any order', async (_what, content) => {
  const { state, rows, changes } = await files.check(content);

  expect([state, rows]).toEqual(['checked', 1]);
  expect(changes).toEqual([
    { key: '102-price', article: 'IDS-102', field: 'price', was: '24900', now: '25900,50', isJump: false },
  ]);
});

it('applies a file and leaves what it does not name', async () => {
  const { onHand } = await goods.get(102);
  const { id } = await files.check(`Артикул;Название;В продаже;На полке\nIDS-102;Новое;нет;${(onHand ?? 0) + 5}\n`);
  expect((await goods.get(102)).name).not.toBe('Новое');

  const applied = await files.apply(id);

  expect(applied).toMatchObject({ state: 'applied', undoUntil: expect.any(String) });
  expect(await goods.get(102)).toMatchObject({
    name: 'Новое',
    active: false,
    price: 24_900,
    onHand: (onHand ?? 0) + 5,
  });
  expect(await goods.get(101)).toMatchObject({ active: true, revision: 1 });
  expect(await files.last()).toMatchObject([{ id, state: 'applied', changeCount: 3, by: 'Мария Полкина' }]);
  expect(await files.refusal('staffApplyFile', { id, accepted: [] })).toMatchObject({ code: 'BAD_REQUEST' });
});

it('applies a price that jumps only when its key is accepted', async () => {
  const { id, changes } = await files.check('Артикул;Цена\nIDS-102;2490');
  const refused = await files.refusal('staffApplyFile', { id, accepted: ['102-name'] });

  expect(changes).toMatchObject([{ key: '102-price', isJump: true }]);
  expect(refused).toMatchObject({ code: 'BAD_REQUEST', fields: { accepted: expect.any(String) } });
  await files.apply(id, ['102-price']);
  expect((await goods.get(102)).price).toBe(2490);
});

it('names each fault by line and column, and applies nothing', async () => {
  const file = await files.check(
    [
      'Артикул;Цена;На полке;В продаже;Название',
      'IDS-102;1e3;-5;может быть;"две',
      'строки"',
      'НЕТ-ТАКОГО;1;1;да;',
      ';5;;;',
      'ids-102;25000;;;',
      'IDS-103;-5;1000000000;;' + 'я'.repeat(300),
      'SRV-201;;3;;',
      'IDS-101;100;1;да;Имя;лишнее',
    ].join('\r\n'),
  );

  expect(file.state).toBe('refused');
  expect(textsOf(file)[0]).toMatch(/^2 Цена, руб\.: «.+»\. Цена вида/);
  expect(textsOf(file).map((text) => text.replace(/:.*/, ''))).toEqual([
    '2 Цена, руб.',
    '2 В продаже',
    '2 На полке',
    '4 Артикул',
    '5 Артикул',
    '6 Артикул',
    '7 Цена, руб.',
    '7 На полке',
    '7 Название',
    '8 На полке',
    '9 ',
  ]);
  expect(file.changes).toEqual([]);
  expect(await files.refusal('staffApplyFile', { id: file.id, accepted: [] })).toMatchObject({ code: 'BAD_REQUEST' });
});

it.each([
  ['a column named twice', 'Артикул;Цена;Цена (₽)\nIDS-102;1;2', '1 Цена, руб.: Этот столбец назван дважды'],
  ['no articles', 'Название;Цена\nINVIS;1', '1 Артикул: Нет столбца «Артикул»'],
  ['an open mark', 'Артикул;Цена\nIDS-102;"25000', '2 : Кавычка открыта, но\u00A0не\u00A0закрыта'],
])('refuses %s', async (_what, content, fault) => {
  expect(textsOf(await files.check(content))).toEqual([fault]);
});

it.each([
  ['nothing', '', 400],
  ['spaces', ' \r\n ', 400],
  ['HTML', '<!doctype html><p>Артикул;Цена', 400],
  ['zero bytes', 'Артикул;Цена\n\0', 400],
  ['a letter', 'Здравствуйте, это не таблица', 400],
  ['headings alone', 'Артикул;Цена\r\n', 400],
  ['5,001 rows', `Артикул;Цена\n${'IDS-102;1\n'.repeat(5001)}`, 400],
  ['6 MB', Buffer.alloc(6 * 1024 * 1024, 'a'), 413],
])('takes no file of %s, and says why in Russian', async (_what, content, status) => {
  const { status: answered, body } = await files.upload(content);

  expect([answered, body.code]).toEqual([status, 'BAD_REQUEST']);
  expect(body.message).toMatch(/[а-я]/);
  expect(await files.last()).toEqual([]);
});

/** Goods `F-1` to `F-5000` of one rouble each. */
const manyGoods = () =>
  database.db.query(
    `insert into products (code, name, price_kopecks, type)
     select 'F-' || number, 'Вещь ' || number, 10000, 'product' from generate_series(1, 5000) as number`,
  );
const fileOfMany = (price: (index: number) => string) =>
  `Артикул;Цена\n${Array.from({ length: 5000 }, (_, index) => `F-${index + 1};${price(index)}\n`).join('')}`;

it('refuses 5,000 rows for one bad one, and applies them when it is mended', async () => {
  await manyGoods();
  const bad = await files.check(fileOfMany((index) => (index === 4321 ? 'сто' : '101')));
  const good = await files.check(fileOfMany(() => '101'));

  expect(textsOf(bad)).toEqual([expect.stringMatching(/^4323 Цена/)]);
  expect(good).toMatchObject({ state: 'checked', rows: 5000 });
  await files.apply(good.id);
  const { rows } = await database.db.query(
    "select count(*)::int as count from products where code like 'F-%' and price_kopecks = 10100",
  );
  expect(rows).toEqual([{ count: 5000 }]);
}, 60_000);

it('names the first 200 faults', async () => {
  expect((await files.check(`Артикул;Цена\n${'X;1\n'.repeat(300)}`)).faults).toHaveLength(200);
});

it('counts a thing of several products once, and refuses two counts of it', async () => {
  const { stockItemId, onHand } = await goods.get(102);
  const { revision } = await goods.get(103);
  await goods.save({ id: 103, revision, stockItemId });
  const two = await files.check('Артикул;Остаток\nIDS-102;7\nIDS-103;8');
  const one = await files.check('Артикул;Остаток\nIDS-102;7 шт\nIDS-103;7,00');

  expect(textsOf(two)).toEqual([expect.stringMatching(/^3 На полке: .*строке\u00A02/)]);
  expect(one.changes).toMatchObject([{ key: `stock-${stockItemId}`, was: String(onHand), now: '7' }]);
});

it.each([
  ['price', () => goods.save({ id: 102, revision: 1, price: 25_000 })],
  ['name', () => goods.save({ id: 102, revision: 1, name: 'Другое' })],
  [
    'onHand',
    async () => {
      const { stockItemId, onHand } = await goods.get(102);
      await goods.count({ stockItemId, counted: 1, seen: onHand });
    },
  ],
])('applies nothing after %s was changed by somebody else', async (field, change) => {
  const { id } = await files.check('Артикул;Название;Цена;На полке\nIDS-101;Имя;;\nIDS-102;Новое;26000;3');
  await change();

  const refused = await files.refusal('staffApplyFile', { id, accepted: [] });

  expect(refused).toMatchObject({ code: 'CONFLICT', conflict: { by: 'Мария Полкина', fields: [field] } });
  expect((await goods.get(101)).name).not.toBe('Имя');
});

it('is undone after sales and edits: what others changed stays and is named', async () => {
  const before = await goods.get(102);
  const onHand = before.onHand ?? 0;
  const { id } = await files.check(`Артикул;Название;Цена;На полке\nIDS-102;Новое;26000;${onHand + 10}`);
  await files.apply(id);
  await shop.order(fastOrder());
  const { revision } = await goods.get(102);
  await goods.save({ id: 102, revision, price: 27_000 });
  await goods.count({ stockItemId: before.stockItemId, counted: onHand + 8, seen: onHand + 10 });

  const undone = await files.undo(id);

  expect(undone).toMatchObject({
    state: 'undone',
    undoUntil: null,
    kept: [{ article: 'IDS-102', field: 'price', was: '26000', now: '27000' }],
  });
  expect(await goods.get(102)).toMatchObject({
    ...{ name: before.name, price: 27_000, onHand: onHand - 2 },
    promised: (before.promised ?? 0) + 1,
  });
  expect(await files.refusal('staffUndoFile', { id })).toMatchObject({ code: 'BAD_REQUEST' });
});

it('gives a product the brand of a file, and takes it back', async () => {
  const { id, changes } = await files.check('Артикул;Производитель\nIDS-102;Навигатор');
  await files.apply(id);
  const branded = await goods.get(102);
  const exported = (await files.exported()).body;
  await files.undo(id);

  expect(changes).toMatchObject([{ key: '102-brand', field: 'brand', was: null, now: 'Навигатор' }]);
  expect(branded.brand).toBe('Навигатор');
  expect(exported).toMatch(/^IDS-102;[^;]+;Навигатор;/m);
  expect((await goods.get(102)).brand).toBeNull();
});

it('leaves a shelf that an undo would empty below nothing', async () => {
  const { onHand, stockItemId } = await goods.get(102);
  const { id } = await files.check(`Артикул;На полке\nIDS-102;${(onHand ?? 0) + 10}`);
  await files.apply(id);
  await goods.count({ stockItemId, counted: 4, seen: (onHand ?? 0) + 10 });

  expect((await files.undo(id)).kept).toMatchObject([{ field: 'onHand', now: '4' }]);
  expect((await goods.get(102)).onHand).toBe(4);
});

it('can be undone for 30 days', async () => {
  const { id } = await files.check('Артикул;Цена\nIDS-102;25000');
  await files.apply(id);
  await database.db.query("update staff_files set applied_at = now() - interval '30 days 1 minute'");

  expect(await files.refusal('staffUndoFile', { id })).toMatchObject({ fields: { id: expect.any(String) } });
});

it.each(['0', '-1', 'abc', '99999999999'])('knows no file %s', async (id) => {
  expect(await files.refusal('staffFile', { id })).toMatchObject({ code: 'NOT_FOUND' });
});
