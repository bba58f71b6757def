import {
  changesOf,
  confirmPrice,
  editsOf,
  faultOf,
  isReady,
  meet,
  needsConfirming,
  settle,
  takeBack,
  typedSince,
  typeInto,
  type GoodsDraft,
  type Product,
} from '.';

const PRODUCT: Product = {
  ...{ id: 102, code: 'IDS-102', revision: 1, kind: 'product', name: 'INVIS DUOS', price: 24_900.5, active: true },
  ...{ sale: null, img: null, type: 'product', perUnit: 1, onHand: 5, promised: 0, available: 5 },
};
const typed = (...parts: Parameters<typeof typeInto>[2][]): GoodsDraft =>
  parts.reduce<GoodsDraft>((draft, part) => typeInto(draft, PRODUCT, part), {});
const editOf = (draft: GoodsDraft) => {
  const [edit] = editsOf(draft);
  if (!edit) throw new Error('something was typed');
  return edit;
};

it('sends only what changes, as numbers', () => {
  expect(changesOf(typed({ price: '25 900,00 ₽' }, { name: ' INVIS ' }))).toEqual([
    { id: 102, revision: 1, price: 25_900, name: 'INVIS' },
  ]);
});

it('is no edit when the same is typed again, in whatever hand', () => {
  expect(typed({ price: '1' }, { price: '24900.50' })).toEqual({});
  expect(takeBack(typed({ active: false }), 102, 'active')).toEqual({});
});

it('wants a jump typed again, and anew when the price changes', () => {
  const jump = typed({ price: '2490' });
  expect([needsConfirming(editOf(jump)), isReady(editOf(jump))]).toEqual([true, false]);
  const confirmed = confirmPrice(jump, 102, '2 490 ₽');
  expect(isReady(editOf(confirmed))).toBe(true);
  expect(changesOf(confirmed)).toEqual([{ id: 102, revision: 1, price: 2490, confirmPrice: 2490 }]);
  expect(isReady(editOf(typeInto(confirmed, PRODUCT, { price: '2491' })))).toBe(false);
});

it.each([
  ['price', { price: '1e3' }],
  ['price', { price: '-5' }],
  ['price', { price: '' }],
  ['name', { name: ' ' }],
  ['name', { name: 'и'.repeat(201) }],
] as const)('knows a fault of %s: %j', (field, part) => {
  const edit = editOf(typed(part));
  expect(faultOf(edit, field)).not.toBeNull();
  expect(isReady(edit)).toBe(false);
});

it('keeps what was typed while it was saved, on what the product has become', () => {
  const sent = typed({ price: '25900' });
  const now = typeInto(sent, PRODUCT, { price: '25950', name: 'INVIS 2' });
  const saved = [{ ...PRODUCT, revision: 2, price: 25_900 }];

  expect(typedSince(sent, sent, saved)).toEqual({});
  expect(changesOf(typedSince(sent, now, saved))).toEqual([{ id: 102, revision: 2, price: 25_950, name: 'INVIS 2' }]);
});

describe('what others have saved', () => {
  it('comes in where nothing was typed', () => {
    const met = meet(typed({ price: '25900' }), [{ ...PRODUCT, revision: 3, name: 'INVIS 2' }]);

    expect(editOf(met)).toMatchObject({ revision: 3, values: { name: 'INVIS 2', price: '25900' }, conflicts: [] });
    expect(changesOf(met)).toEqual([{ id: 102, revision: 3, price: 25_900 }]);
  });

  it('ends an edit that says the same', () => {
    expect(meet(typed({ price: '25900' }), [{ ...PRODUCT, revision: 2, price: 25_900 }])).toEqual({});
  });

  it.each([
    ['mine', [{ id: 102, revision: 2, price: 25_900 }]],
    ['theirs', []],
  ] as const)('is a conflict in the same field, which is settled: %s', (choice, changes) => {
    const theirs = [{ ...PRODUCT, revision: 2, price: 26_900 }];
    const met = meet(typed({ price: '25900' }), theirs, new Map([[102, 'Ольга']]));

    expect(editOf(met)).toMatchObject({
      conflicts: ['price'],
      theirs: { by: 'Ольга', values: { price: '26\u00A0900' } },
    });
    expect(isReady(editOf(met))).toBe(false);
    expect(changesOf(settle(met, 102, 'price', choice))).toEqual(changes);
  });
});
