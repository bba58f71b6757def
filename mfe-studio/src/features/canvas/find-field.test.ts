/** @jest-environment jsdom */
import { factTexts } from '@shop/shared/facts';
import { shownText } from '../../editing';
import { fieldOf, plain, pressedField } from './find-field';

const FACTS = factTexts([{ key: 'invis_duos.backup', name: 'Резерв', value: '24', unit: 'ч' }]);

const BLOCK = {
  type: 'Steps',
  props: {
    id: 'steps',
    heading: 'Три шага до\u00a0охраны',
    items: [
      { title: 'Один день', text: 'Ставим' },
      { title: 'Один день', text: 'Проверяем' },
    ],
  },
};

beforeEach(() => {
  document.body.innerHTML = `
    <section id="steps">
      <h2><span>Три шага до охраны</span></h2>
      <ol>
        <li><h3>Один день</h3><p>Ставим</p></li>
        <li><h3>Один день</h3><p>Проверяем</p></li>
      </ol>
      <p>Слова блока</p>
    </section>`;
});

function press(selector: string, position = 0) {
  const [root, pressed] = [document.querySelector('section'), document.querySelectorAll(selector)[position]];
  if (!root || !pressed) throw new Error(`no ${selector}`);
  return fieldOf({ root, block: BLOCK, index: 2, facts: FACTS }, pressed);
}

/** jsdom has no layout: the heading stands at 100 to 300, the first step below it. */
function layOut() {
  const boxes: [selector: string, box: DOMRect][] = [
    ['h2 span', new DOMRect(100, 0, 200, 40)],
    ['h3', new DOMRect(100, 60, 80, 20)],
    ['li p', new DOMRect(100, 80, 80, 20)],
  ];
  for (const [selector, box] of boxes) {
    const element = document.querySelector(selector);
    if (element) element.getBoundingClientRect = () => box;
  }
}

it.each([
  ['right of the heading', 'section', 700, 20, 'content[2].props.heading', 'end'],
  ['left of the heading', 'section', 5, 20, 'content[2].props.heading', 'start'],
  ['right of a step', 'li', 400, 90, 'content[2].props.items[0].text', 'end'],
])('finds the field on whose line somebody presses: %s', (_where, selector, clientX, clientY, path, beside) => {
  layOut();
  const [root, target] = [document.querySelector('section'), document.querySelector(selector)];
  if (!root || !target) throw new Error(`no ${selector}`);

  expect(pressedField({ root, block: BLOCK, index: 2, facts: FACTS }, { target, clientX, clientY })).toMatchObject({
    path,
    beside,
  });
});

it('finds no field between the lines, nor on what has no words', () => {
  layOut();
  const [root, other] = [document.querySelector('section'), document.querySelector('section > p')];
  if (!root || !other) throw new Error('no block');

  expect(
    pressedField({ root, block: BLOCK, index: 2, facts: FACTS }, { target: root, clientX: 150, clientY: 50 }),
  ).toBeNull();
  expect(
    pressedField({ root, block: BLOCK, index: 2, facts: FACTS }, { target: other, clientX: 700, clientY: 20 }),
  ).toBeNull();
});

it.each([
  ['h2', 0, 'content[2].props.heading'],
  ['li p', 1, 'content[2].props.items[1].text'],
  ['h3', 0, 'content[2].props.items[0].title'],
  ['h3', 1, 'content[2].props.items[1].title'],
])('finds the field of %s, number %i', (selector, position, path) => {
  expect(press(selector, position)?.path).toBe(path);
});

it('finds the innermost element that shows the text', () => {
  expect(press('h2')?.element.tagName).toBe('SPAN');
});

it('finds nothing for words that are in no field', () => {
  expect(press('section > p')).toBeNull();
});

it('takes non-breaking signs for what people type', () => {
  expect(plain(' до\u00a0\u00a0охра\u00adны\n')).toBe('до охраны');
});

it('finds the whole sentence of a bold word', () => {
  document.body.innerHTML = '<section><p>Ставим <strong>за день</strong></p></section>';
  const [root, pressed] = [document.querySelector('section'), document.querySelector('strong')];
  if (!root || !pressed) throw new Error('no word');
  const spans = [{ text: 'Ставим ' }, { text: 'за день', bold: true }];
  const block = { type: 'RichText', props: { id: 'text', nodes: [{ text: 'Ставим за день', spans }] } };

  expect(fieldOf({ root, block, index: 2, facts: FACTS }, pressed)?.path).toBe('content[2].props.nodes[0].text');
});

it.each([
  ['Держит {invis_duos.backup}', false],
  ['Звоните: {seller.phone}', false],
  ['Держит сутки', true],
])('finds the field of «%s» by what the page shows, and whether its words are its own', (text, isOwn) => {
  document.body.innerHTML = `<section><p>${shownText(text, FACTS)}</p></section>`;
  const [root, pressed] = [document.querySelector('section'), document.querySelector('p')];
  if (!root || !pressed) throw new Error('no text');

  expect(
    fieldOf({ root, block: { type: 'Quote', props: { id: 'quote', text } }, index: 0, facts: FACTS }, pressed),
  ).toMatchObject({
    path: 'content[0].props.text',
    isOwn,
  });
});
