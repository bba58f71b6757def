import type { Command } from 'prosemirror-state';
import { isRecord, type ListField } from '@shop/shared/page-documents';
import { smallestValue } from '../../../editing';
import { stylesOf } from './block-styles';
import { tableOf } from './table-part';
import { insertBlock, setStyle, toggleList } from './text-commands';
import { cardShapesOf, shapesOf, type Part } from './text-parts';
import { card } from './text-schema';

/** Something that a text can be given. */
export interface Insertable {
  label: string;
  command: Command;
  /** It is a card, whose fields open. */
  isCard: boolean;
}

const asPart = (value: unknown): Part => (isRecord(value) ? value : {});

/** Two rows of three columns: what nobody fills in is deleted soon. */
function newTable(caption: string): Part {
  const row = ['—', '—', '—'];
  return {
    type: 'table',
    caption,
    head: ['Напишите: столбец 1…', 'Напишите: столбец 2…', 'Напишите: столбец 3…'],
    rows: [row, row],
  };
}

function cardsOf(field: ListField): Insertable[] {
  const { list } = shapesOf(field);
  const pictures = list?.fields.pictures;
  const toCard = (label: string, part: () => Part): Insertable => ({
    label,
    isCard: true,
    command: (...given) => insertBlock(card.create({ part: part() }))(...given),
  });
  return [
    ...cardShapesOf(field).map((shape) => toCard(shape.label, () => asPart(smallestValue(shape)))),
    ...(list && pictures
      ? [
          toCard(`${list.label} с\u00A0рисунками`, () => ({
            ...asPart(smallestValue(list)),
            pictures: smallestValue(pictures),
          })),
        ]
      : []),
  ];
}

function tablesOf(field: ListField): Insertable[] {
  const { table } = shapesOf(field);
  const node = table && tableOf(newTable(String(asPart(smallestValue(table)).caption)));
  return table && node ? [{ label: table.label, isCard: false, command: insertBlock(node) }] : [];
}

/** Tables and cards: what nobody can type. */
export const blocksOf = (field: ListField): Insertable[] => [...tablesOf(field), ...cardsOf(field)];

const LISTS = [
  { label: 'Список', ordered: false },
  { label: 'Список с\u00A0номерами', ordered: true },
];

/** All that «/» offers. */
export function insertablesOf(field: ListField): Insertable[] {
  const [, ...styles] = stylesOf(field); // the first one is the paragraph that is there
  const lists = shapesOf(field).list ? LISTS : [];
  return [
    ...styles.map(({ label, style }) => ({ label, isCard: false, command: setStyle(style) })),
    ...lists.map(({ label, ordered }) => ({ label, isCard: false, command: toggleList(ordered) })),
    ...blocksOf(field),
  ];
}

const plain = (text: string) => text.toLowerCase().replaceAll('\u00A0', ' ').replaceAll('ё', 'е').trim();

/** Those of which some word begins with what was typed. */
export function foundIn(all: readonly Insertable[], typed: string): Insertable[] {
  const wanted = plain(typed);
  return all.filter(({ label }) => ` ${plain(label)}`.includes(` ${wanted}`));
}
