import dialog from '../src/content/dialog.json';
import { DIALOG } from '../src/testing/dialog';
import { dialogErrors } from './check-dialog';

/** The dialogue of the tests with other questions of its first model. */
function withQuestions(change: (questions: (typeof DIALOG.products)[0]['questions']) => unknown[]) {
  const [first, ...others] = DIALOG.products;
  return { ...DIALOG, products: [{ ...first, questions: change(first?.questions ?? []) }, ...others] };
}

it('finds no errors in the dialogue', () => {
  expect(dialogErrors(dialog)).toEqual([]);
  expect(dialogErrors(DIALOG)).toEqual([]);
});

it('reports where the document violates the schema', () => {
  const wrong = withQuestions(([first, ...others]) => [{ ...first, answer: 'Поднесите метку' }, ...others]);

  expect(dialogErrors(wrong)).toEqual(['products[0].questions[0].answer: №\u00A01, №\u00A01: нужен список']);
});

it('reports a step that leads nowhere, is duplicated or belongs to another model', () => {
  const wrong = withQuestions((questions) => {
    const alien = { ...questions[0], id: 'tracker.tag', next: ['beacon.gone'] };
    return [...questions, alien, { ...alien, next: [] }];
  });

  expect(dialogErrors(wrong)).toEqual([
    'tracker.tag: is there twice',
    'tracker.tag: does not begin with beacon',
    'tracker.tag: does not begin with beacon',
    'beacon: leads to beacon.gone, which is not there',
  ]);
});
