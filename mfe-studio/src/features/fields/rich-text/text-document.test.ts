import fc from 'fast-check';
import { partsOf, textOf } from './text-document';
import type { Span } from './text-parts';

const LINES = ['note', 'discounts'];
const throughEditor = (parts: unknown) => partsOf(textOf(parts, LINES));

const word = fc.oneof(
  fc.stringMatching(/^[а-яё\d.,«»<&]{1,12}$/),
  fc.constantFrom('{invis_duos.backup}', '{places.total.value}', '{seller.phone}'),
);
const sentence = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
const looks = fc.constantFrom<Omit<Span, 'text'>>(
  {},
  { bold: true },
  { href: '/rental' },
  { bold: true, href: '#faq' },
  { struck: true },
  { struck: true, bold: true },
);

const differ = (one: Span, other: Span) =>
  one.bold !== other.bold || one.struck !== other.struck || one.href !== other.href;
const spans = fc
  .array(fc.tuple(sentence, looks), { minLength: 1, maxLength: 5 })
  .map((all) => all.map(([text, look]): Span => ({ text, ...look })))
  .filter((all) => all.every((span, index) => index === 0 || differ(span, all[index - 1] ?? span)))
  .filter((all) => all.some(({ bold, struck, href }) => bold ?? struck ?? href));
const textIn = (all: readonly Span[]) => all.map(({ text }) => text).join('');

const part = fc.oneof(
  sentence.map((text) => ({ type: 'paragraph', text })),
  spans.map((all) => ({ type: 'paragraph', text: textIn(all), spans: all })),
  fc.tuple(fc.constantFrom(2, 3), sentence).map(([level, text]) => ({ type: 'heading', level, text })),
  fc.tuple(fc.constantFrom(...LINES), sentence).map(([type, text]) => ({ type, text })),
  fc
    .tuple(fc.boolean(), fc.array(sentence, { minLength: 1, maxLength: 4 }))
    .map(([ordered, items]) => ({ type: 'list', ordered, items })),
  fc
    .tuple(fc.boolean(), sentence, spans)
    .map(([ordered, text, all]) => ({ type: 'list', ordered, items: [text, textIn(all)], spans: [[], all] })),
  fc
    .array(fc.tuple(sentence, fc.nat(2)), { minLength: 1, maxLength: 6 })
    .map((lines) => {
      let before = -1;
      return lines.map(([text, level]) => ({ text, level: (before = Math.min(level, before + 1)) }));
    })
    .filter((lines) => lines.some(({ level }) => level > 0))
    .map((lines) => ({
      type: 'list',
      ordered: true,
      items: lines.map(({ text }) => text),
      levels: lines.map(({ level }) => level),
    })),
  fc.tuple(sentence, fc.integer({ min: 1, max: 4 })).chain(([caption, columns]) =>
    fc
      .array(fc.array(fc.oneof(sentence, fc.constant('—')), { minLength: columns, maxLength: columns }), {
        minLength: 1,
        maxLength: 4,
      })
      .map(([head, ...rows]) => ({ type: 'table', caption, head, rows })),
  ),
  // What the editor does not know stays as it is, also from a newer version of the site.
  fc.constantFrom(
    { type: 'table', caption: 'Сроки', head: ['Город', 'Срок'], rows: [['Москва']] },
    { type: 'list', ordered: false, items: ['Сразу глубоко'], levels: [1] },
    { type: 'list', ordered: true, items: ['Включите'], pictures: ['can'] },
    { type: 'paragraph', text: 'По центру', align: 'center' },
    { type: 'heading', level: 4, text: 'Мелко' },
    { type: 'paragraph' },
    { type: 'video', address: '/x.mp4' },
  ),
);

it('keeps every part of a text that nobody has changed', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      expect(throughEditor(parts)).toEqual(parts);
    }),
  );
});

it('keeps no empty paragraphs and no empty lines of a list', () => {
  const parts = [
    { type: 'paragraph', text: '' },
    { type: 'list', ordered: false, items: ['Да', ' ', ''] },
    { type: 'paragraph', text: '  ' },
  ];
  expect(throughEditor(parts)).toEqual([{ type: 'list', ordered: false, items: ['Да'] }]);
  expect(throughEditor(undefined)).toEqual([]);
});

it('joins a span without words to its neighbour: a page may not have one', () => {
  const all = [
    { text: ' ', bold: true },
    { text: 'Ставим' },
    { text: ' ', bold: true },
    { text: 'за день' },
    { text: ' ', href: '/' },
    { text: 'сами', href: '/' },
  ];
  expect(throughEditor([{ type: 'paragraph', text: textIn(all as Span[]), spans: all }])).toEqual([
    {
      type: 'paragraph',
      text: ' Ставим за день сами',
      spans: [{ text: ' Ставим за день' }, { text: ' сами', href: '/' }],
    },
  ]);
});

it('drops the spans of another text', () => {
  const parts = [{ type: 'paragraph', text: 'Ставим за час', spans: [{ text: 'за день', bold: true }] }];
  expect(throughEditor(parts)).toEqual([{ type: 'paragraph', text: 'Ставим за час' }]);
});

it('knows the spans of a text that is typeset', () => {
  const all = [{ text: 'Ставим ' }, { text: 'за день', bold: true }];
  const parts = [{ type: 'paragraph', text: 'Ставим за\u00A0день', spans: all }];
  expect(throughEditor(parts)).toEqual([{ type: 'paragraph', text: 'Ставим за день', spans: all }]);
});
