import path from 'node:path';
import {
  choice,
  constant,
  list,
  locked,
  number,
  optional,
  shape,
  text,
  variants,
  type Field,
} from '@shop/shared/page-documents';
import { BLOCK_SCHEMAS } from '../src/blocks/block-kinds';
import { growthFaults, kindFaults } from './schema-growth';
import { readLock } from './schema-lock';

const tone = (...values: string[]) =>
  choice(
    'Тон',
    values.map((value) => [value, value] as const),
  );

it.each<[string, Field, Field]>([
  ['a new optional field', shape({ a: text('А') }), shape({ a: text('А'), b: optional(number('Б')) })],
  ['a wider limit', text('А', { max: 10 }), text('А', { max: 20 })],
  ['a longer list', list(text(), 'А', 5), list(text(), 'А', 9)],
  ['another option', tone('dark'), tone('dark', 'light')],
  [
    'another part',
    variants({ a: shape({ type: constant('a') }) }),
    variants({ a: shape({ type: constant('a') }), b: shape({ type: constant('b') }) }),
  ],
  ['another name, and a lock', text('А'), locked(text('Б'))],
])('lets %s grow', (_what, before, now) => {
  expect(growthFaults('Hero', before, now)).toEqual([]);
});

it.each<[string, Field, Field, RegExp]>([
  ['a field less', shape({ a: text('А') }), shape({}), /^Hero\.a: нельзя убрать.*locked/],
  ['a new field that is needed', shape({}), shape({ a: text('А') }), /^Hero\.a \(«А»\).*optional/],
  ['another type', shape({ a: text('А') }), shape({ a: number('А') }), /^Hero\.a \(«А»\): был тип text, стал number/],
  ['a field that becomes optional', shape({ a: text('А') }), shape({ a: optional(text('А')) }), /^Hero\.a \(«А»\)/],
  ['a narrower limit', text('А', { max: 20 }), text('А', { max: 10 }), /20 знаков, стал 10/],
  ['another role', text('А'), text('А', { role: 'link' }), /роль —, стала link/],
  ['a check more', text('А'), text('А', { counts: 'items' }), /counts/],
  ['a shorter list', list(text(), 'А', 9), list(text(), 'А', 5), /предел 9, стал 5/],
  ['an item that shrinks', list(shape({ a: text('А') })), list(shape({})), /^Hero\[\]\.a/],
  ['an option less', tone('dark', 'light'), tone('dark'), /значение light/],
  ['a part less', variants({ a: shape({}) }), variants({}), /^Hero\.a: нельзя/],
  ['another constant', constant('a'), constant('b'), /a нельзя/],
])('refuses %s, and names the field and the way out', (_what, before, now, words) => {
  const faults = growthFaults('Hero', before, now);

  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(words);
});

it('refuses a kind less', () => {
  expect(kindFaults({ Hero: shape({}) }, {})).toEqual([expect.stringMatching(/^Hero: блок нельзя убрать/)]);
});

// Otherwise what is live could shrink unseen later: `npm run schemas -w mfe-solutions`.
it('knows all schemas of the tree', () => {
  expect(readLock(path.resolve(__dirname, '..'))).toEqual(BLOCK_SCHEMAS.kinds);
});
