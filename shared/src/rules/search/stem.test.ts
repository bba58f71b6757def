import { rootOf, soundOf, stemOf } from './stem';

// From Snowball's own list of words and stems.
it.each([
  ['в', 'в'],
  ['вагон', 'вагон'],
  ['вагона', 'вагон'],
  ['вагонами', 'вагон'],
  ['важная', 'важн'],
  ['важнее', 'важн'],
  ['важнейшие', 'важн'],
  ['важности', 'важност'],
  ['важничал', 'важнича'],
  ['павильон', 'павильон'],
  ['падаль', 'падал'],
  ['падающего', 'пада'],
  ['падчерицей', 'падчериц'],
  ['пакостно', 'пакостн'],
])('«%s» without its ending is «%s»', (word, stem) => {
  expect(stemOf(word)).toBe(stem);
});

it.each([
  ['маячок', 'маяк'],
  ['маячками', 'маяк'],
  ['трекерчик', 'трекер'],
  ['прицепчика', 'прицеп'],
  ['грузовик', 'грузовой'],
  ['противоугонка', 'противоугонная'],
])('«%s» is a spoken form of «%s»', (spoken, word) => {
  expect(rootOf(stemOf(spoken))).toBe(rootOf(stemOf(word)));
});

it.each(['датчик', 'кнопка', 'метка', 'блок', 'замок'])('«%s» is no form of a shorter word', (word) => {
  expect(rootOf(stemOf(word))).toBe(stemOf(word));
});

it('hears what sounds alike', () => {
  expect(soundOf('матацыкл')).toBe(soundOf('мотоцикл'));
  expect(soundOf('маек')).toBe(soundOf('маяк'));
  expect(soundOf('групповой')).toBe(soundOf('групавой'));
});
