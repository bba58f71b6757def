/** @jest-environment jsdom */
import type { PageDocument } from '@shop/shared/page-documents';
import type { BlockMark } from './block-mark';
import { CURRENT, showCurrent, showMarks } from './show-marks';

const PAGE: PageDocument = {
  root: { props: { path: '/pay', title: 'Оплата', description: 'Об оплате' } },
  content: [
    {
      type: 'Text',
      props: { id: 'text', heading: 'Новая оплата', nodes: ['Платите картой или по счёту', 'Наличными', 'Чек придёт'] },
    },
  ],
};
const MARKS: readonly BlockMark[] = [
  {
    ...{ blockId: 'text', kind: 'changed', label: 'Изменён' },
    texts: [
      { number: 0, path: 'heading', before: 'Оплата', after: 'Новая оплата' },
      { number: 1, path: 'nodes[0]', before: 'Платите картой', after: 'Платите картой или по счёту' },
      { number: 2, path: 'nodes[1]', before: 'Наличными' },
      { number: 3, path: 'nodes[2]', after: 'Чек придёт' },
    ],
  },
];
const NO_FACTS = new Map();

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  document.body.innerHTML = `
    <section id="text">
      <h2>Новая оплата</h2>
      <p>Платите <b>картой или</b> по счёту</p><p>Наличными</p><p>Чек придёт</p>
    </section>`;
});

const htmlOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ innerHTML }) => innerHTML);

it('strikes out what was there, marks what is new, and keeps the looks of words', () => {
  showMarks(PAGE, MARKS, NO_FACTS);

  expect(htmlOf('h2')).toEqual(['<del>Оплата</del> <ins>Новая оплата</ins>']);
  expect(htmlOf('p:not([data-change-label])')).toEqual([
    'Платите <b>картой <ins>или</ins></b><ins> по счёту</ins>',
    '<del>Наличными</del>',
    '<ins>Чек придёт</ins>',
  ]);
  expect(document.querySelector('#text > p')?.textContent).toBe('Изменён');
});

it('marks what is drawn later, and nothing twice', () => {
  const [, second] = document.querySelectorAll('p');
  second?.remove();
  showMarks(PAGE, MARKS, NO_FACTS);
  if (second) document.getElementById('text')?.append(second);

  showMarks(PAGE, MARKS, NO_FACTS);

  expect(second?.innerHTML).toBe('<del>Наличными</del>');
  expect(document.querySelectorAll('[data-change-label]')).toHaveLength(1);
  expect(document.querySelectorAll('del')).toHaveLength(2);
});

it('leads to the words of a change, and to the block of one that shows none', () => {
  showMarks(PAGE, MARKS, NO_FACTS);

  expect(showCurrent(2, 'text')).toBe(true);
  expect(document.querySelector(`[${CURRENT}]`)?.textContent).toBe('Наличными');
  expect(showCurrent(9, 'text')).toBe(true);
  expect(document.querySelector(`[${CURRENT}]`)?.id).toBe('text');
  expect(showCurrent(9, 'gone')).toBe(false);
});

it('keeps the words of a flexible box together', () => {
  document.body.innerHTML = '<section id="text"><h2 style="display: flex">Новая оплата</h2></section>';

  showMarks(PAGE, MARKS, NO_FACTS);

  expect(htmlOf('h2 > *')).toEqual(['<del>Оплата</del> <ins>Новая оплата</ins>']);
});

it('opens what hides the words of a change', () => {
  document.body.innerHTML = '<section id="text"><details><summary>Как</summary><p>Чек придёт</p></details></section>';
  showMarks(PAGE, MARKS, NO_FACTS);

  showCurrent(3, 'text');

  expect(document.querySelector('details')?.open).toBe(true);
});

it('strikes out the words of a block that is gone, but not those that say so', () => {
  document.body.innerHTML = '<section id="text"><h2>Оплата</h2> <svg><text>1</text></svg></section>';
  const gone: readonly BlockMark[] = [{ blockId: 'text', kind: 'removed', label: 'Блок удалён', texts: [] }];

  showMarks(PAGE, gone, NO_FACTS);
  showMarks(PAGE, gone, NO_FACTS);

  expect(htmlOf('#text > *')).toEqual(['Блок удалён', '<del>Оплата</del>', '<text>1</text>']);
});
