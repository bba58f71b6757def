import { createTestShop } from '@shop/shared/testing';
import { ORDER } from '../../testing';
import { keepEdit, readEdit, rebase, settle, startDraft } from './edit-draft';

const BY_PETER = [{ at: ORDER.createdAt, by: 'Пётр', action: 'update-order', fields: ['deliveryPrice'] }];
const THEIRS = { ...ORDER, revision: 2, deliveryPrice: 500, deliveryPriceOpen: false, history: BY_PETER };

const begun = startDraft(ORDER);
const typed = { ...begun, values: { ...begun.values, deliveryPrice: '450' } };

it('keeps what was typed for the next visit, and meets there what others have changed', () => {
  const shop = createTestShop();
  keepEdit(shop, ORDER.id, typed);

  expect(readEdit(shop, ORDER)?.values.deliveryPrice).toBe('450');
  expect(readEdit(shop, THEIRS)).toMatchObject({ conflicts: ['deliveryPrice'], mergedWith: 'Пётр', revision: 1 });
});

it('forgets an edit that was typed back', () => {
  const shop = createTestShop();
  keepEdit(shop, ORDER.id, typed);
  keepEdit(shop, ORDER.id, begun);

  expect(readEdit(shop, ORDER)).toBeNull();
});

it('goes on from the other order once nothing is left to choose', () => {
  const other = { ...THEIRS, deliveryPrice: 0, deliveryPriceOpen: true, fio: 'Анна В.' };

  expect(rebase(typed, other)).toMatchObject({ revision: 2, conflicts: [], values: { fio: 'Анна В.' } });
});

it.each([
  ['mine', '450'],
  ['theirs', '500'],
] as const)('ends a conflict with the text that was chosen: %s', (choice, deliveryPrice) => {
  const settled = settle(rebase(typed, THEIRS), 'deliveryPrice', choice);

  expect(settled).toMatchObject({ revision: 2, conflicts: [], theirs: null });
  expect(settled.values.deliveryPrice).toBe(deliveryPrice);
});
