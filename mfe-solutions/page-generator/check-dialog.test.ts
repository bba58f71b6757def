import document from '../src/content/dialog.json';
import { dialogFaults } from './check-dialog';

function changed(change: (questions: (typeof document.products)[0]['questions']) => unknown[]) {
  const [first, ...others] = document.products;
  return { ...document, products: [{ ...first, questions: change(first?.questions ?? []) }, ...others] };
}

it('finds nothing wrong in the dialogue, which has 38 questions to five models', () => {
  expect(dialogFaults(document)).toEqual([]);
  expect(document.products.map(({ questions }) => questions.length)).toEqual([8, 7, 7, 8, 8]);
});

it('names the place of what has another form', () => {
  const wrong = changed(([first, ...others]) => [{ ...first, answer: 'Поднесите метку' }, ...others]);

  expect(dialogFaults(wrong)).toEqual(['products[0].questions[0].answer: a list is expected']);
});

it('names a step that leads nowhere, stands twice or belongs to another model', () => {
  const wrong = changed((questions) => {
    const alien = { ...questions[0], id: 'tracker.tag', next: ['invis_duos.gone'] };
    return [...questions, alien, { ...alien, next: [] }];
  });

  expect(dialogFaults(wrong)).toEqual([
    'tracker.tag: is there twice',
    'tracker.tag: does not begin with invis_duos',
    'tracker.tag: does not begin with invis_duos',
    'invis_duos: leads to invis_duos.gone, which is not there',
  ]);
});
