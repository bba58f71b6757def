import { EMPTY_FORM, isComplete, moveInput } from './move-form';

const NEW = { orderStatus: 'new' } as const;
const SHIPPED = { orderStatus: 'shipped' } as const;

it('joins the reason of the list with what was typed', () => {
  expect(moveInput(NEW, 'cancelled', { ...EMPTY_FORM, details: ' взял другое ' })).toEqual({
    reason: 'Покупатель передумал: взял другое',
  });
  expect(moveInput(NEW, 'cancelled', { ...EMPTY_FORM, reason: 'Другое', details: 'спор' })).toEqual({ reason: 'спор' });
});

it('wants the reason in words when it is another one, and where the goods are when they had left', () => {
  expect(isComplete(NEW, 'cancelled', { ...EMPTY_FORM, reason: 'Другое' })).toBe(false);
  expect(isComplete(SHIPPED, 'cancelled', EMPTY_FORM)).toBe(false);
  expect(isComplete(SHIPPED, 'cancelled', { ...EMPTY_FORM, restock: false })).toBe(true);
  expect(moveInput(SHIPPED, 'cancelled', { ...EMPTY_FORM, restock: true })).toMatchObject({ restock: true });
});

it('sends carrier and track number with a shipment only', () => {
  const form = { ...EMPTY_FORM, carrier: 'СДЭК', trackNumber: ' 1029 ' };

  expect(moveInput(NEW, 'shipped', form)).toEqual({ carrier: 'СДЭК', trackNumber: '1029' });
  expect(moveInput(NEW, 'confirmed', form)).toEqual({});
});
