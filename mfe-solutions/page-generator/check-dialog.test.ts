import document from '../../content/dialog.json';
import { fits } from '../../schema';
import { dialogSchema, findBrokenSteps, type DialogDocument } from './dialog-schema';

function theDocument(): DialogDocument {
  if (!fits(dialogSchema, document)) throw new Error('does not fit');
  return document;
}

it('has the form of a dialogue, with 38 questions to five models', () => {
  expect(dialogSchema.faults(document, 'dialog')).toEqual([]);
  expect(theDocument().products.map(({ questions }) => questions.length)).toEqual([8, 7, 7, 8, 8]);
});

it('leads to steps that are there, and each step has one address', () => {
  expect(findBrokenSteps(theDocument())).toEqual([]);
});

it('names a step that leads nowhere, stands twice or belongs to another model', () => {
  const { products, ...words } = theDocument();
  const [first] = products;
  if (!first?.questions[0]) throw new Error('no questions');
  const alien = { ...first.questions[0], id: 'tracker.tag', next: ['invis_duos.gone'] };

  const faults = findBrokenSteps({ ...words, products: [{ ...first, questions: [...first.questions, alien, alien] }] });

  expect(faults).toEqual([
    'tracker.tag: is there twice',
    'tracker.tag: does not begin with invis_duos',
    'tracker.tag: does not begin with invis_duos',
    'invis_duos: leads to invis_duos.gone, which is not there',
    'invis_duos: leads to invis_duos.gone, which is not there',
  ]);
});
