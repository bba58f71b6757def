/** @jest-environment jsdom */
import { constant, richText, shape, text, variants } from '@shop/shared/page-documents';
import { writtenText } from './written-text';

const nodes = richText(variants({ paragraph: shape({ type: constant('paragraph'), text: text() }) }), 'Части текста');
const SCHEMAS = { kinds: { RichText: shape({ heading: text(), nodes }) } };
const PATH = 'content[2].props.nodes[1].text';
const blockOf = (...texts: string[]) => ({
  type: 'RichText',
  props: { id: 'text', heading: 'Оплата', nodes: texts.map((words) => ({ type: 'paragraph', text: words })) },
});

function pressed(): Element {
  document.body.innerHTML = '<section><h2>Оплата</h2><div><p>Раз</p><p>Два <b>три</b></p></div></section>';
  const element = document.querySelector('b');
  if (!element) throw new Error('no word');
  return element;
}

it('finds the text of a pressed word, and the element that shows its parts', () => {
  const element = pressed();

  expect(writtenText(SCHEMAS, blockOf('Раз', 'Два три'), PATH, element)).toEqual({
    name: 'nodes',
    field: nodes,
    drawn: document.querySelector('div'),
  });
});

it.each([
  ['a heading is no text of parts', blockOf('Раз', 'Два три'), 'content[2].props.heading'],
  ['the page shows another number of parts', blockOf('Раз', 'Два три', 'Скидка, которой нет'), PATH],
])('finds none where %s', (_what, block, path) => {
  expect(writtenText(SCHEMAS, block, path, pressed())).toBeNull();
  expect(writtenText(null, block, path, pressed())).toBeNull();
});
