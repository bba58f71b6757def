import { FACTS, knownTexts, shownFact } from './number-texts';
import { knownNumbers, unknownNumbers } from './rendered-numbers';
import { documentSources, readSource } from './sources';

const known = knownNumbers([...FACTS.map(shownFact), ...knownTexts()]);

describe.each(documentSources())('$href', (source) => {
  const text = readSource(source);

  it('says no number that is neither a fact nor listed', () => {
    expect(unknownNumbers(text, known)).toEqual([]);
  });

  it('is caught with a wrong one', () => {
    expect(unknownNumbers(`${text}\nГарантия 37 месяцев`, known)).toEqual(['37 мес.']);
  });
});

it.each([
  ['a fact', 'до 72\u00A0ч', ['72 ч'], []],
  ['an end of a range', 'от 3\u00A0ч', ['3–5 ч'], []],
  ['a sum without its space', '6\u00A0500\u00A0₽', ['6500 ₽'], []],
  ['a wrong number', 'до 73\u00A0ч', ['72 ч'], ['73 ч']],
  ['what no range has', 'от 47\u00A0ч, 3–47\u00A0ч', ['3–5 ч'], ['47 ч', '3–47 ч']],
])('reads %s', (_kind, text, texts, unknown) => {
  expect(unknownNumbers(text, knownNumbers(texts))).toEqual(unknown);
});
