/** @jest-environment jsdom */
import { factTexts } from '@shop/shared/facts';
import { shownText } from '../../editing';
import { fieldOf, plain } from './find-field';

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
  return fieldOf(root, pressed, BLOCK, 2, FACTS);
}

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

  expect(fieldOf(root, pressed, block, 2, FACTS)?.path).toBe('content[2].props.nodes[0].text');
});

it.each([
  ['Держит {invis_duos.backup}', false],
  ['Звоните: {seller.phone}', false],
  ['Держит сутки', true],
])('finds the field of «%s» by what the page shows, and whether its words are its own', (text, isOwn) => {
  document.body.innerHTML = `<section><p>${shownText(text, FACTS)}</p></section>`;
  const [root, pressed] = [document.querySelector('section'), document.querySelector('p')];
  if (!root || !pressed) throw new Error('no text');

  expect(fieldOf(root, pressed, { type: 'Quote', props: { id: 'quote', text } }, 0, FACTS)).toMatchObject({
    path: 'content[0].props.text',
    isOwn,
  });
});
