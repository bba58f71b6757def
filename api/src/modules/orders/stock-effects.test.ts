import type { OrderStatus } from '../../generated/resolvers-types';
import { stockEffectOfMove } from './stock-effects';

it.each<[OrderStatus, OrderStatus, number, number]>([
  ['new', 'assembled', 0, 0],
  ['new', 'delivered', -1, -1],
  ['shipped', 'delivered', 0, 0],
  ['shipped', 'assembled', 1, 1],
  ['confirmed', 'cancelled', 0, -1],
  ['shipped', 'cancelled', 1, 0],
])('a move from %s to %s changes on_hand by %i and promised by %i', (from, to, onHand, promised) => {
  expect(stockEffectOfMove(from, to)).toEqual({ onHand, promised });
});
