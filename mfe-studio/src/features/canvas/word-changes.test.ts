import fc from 'fast-check';
import { wordChanges } from './word-changes';

/** The text with its changes in brackets. */
const marked = (before: string, after: string) =>
  wordChanges(before, after).reduceRight(
    (text, { gone, start, end }) =>
      `${text.slice(0, start)}${gone && `[-${gone}]`}${start < end ? `[+${text.slice(start, end)}]` : ''}${text.slice(end)}`,
    after,
  );

it.each([
  ['Охрана машин', 'Охрана машин', 'Охрана машин'],
  ['Охрана машин', 'Охрана всех машин', 'Охрана [+всех] машин'],
  ['Охрана всех машин', 'Охрана машин', 'Охрана [-всех]машин'],
  ['Машина в парке', 'Трактор в парке', '[-Машина][+Трактор] в парке'],
  ['Да', 'Да!', 'Да[+!]'],
  ['За 3–5 дней', 'За\u00A03\u2060–\u20607\u00A0дней', 'За\u00A03\u2060–[-5][+\u20607]\u00A0дней'],
  ['', 'Новое', '[+Новое]'],
])('tells where «%s» became «%s»', (before, after, expected) => {
  expect(marked(before, after)).toBe(expected);
});

const text = fc
  .array(fc.constantFrom('раз', 'два', 'три', ',', '.'), { maxLength: 12 })
  .map((words) => words.join(' '));

it('gives the words before, once its changes are taken back', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const back = wordChanges(before, after).reduceRight(
        (words, { gone, start, end }) => `${words.slice(0, start)} ${gone} ${words.slice(end)}`,
        after,
      );
      expect(back.split(/\s+/).filter(Boolean)).toEqual(before.split(/\s+/).filter(Boolean));
    }),
  );
});
