import { factTexts, fillFacts } from './fill-facts';

const TEXTS = factTexts([
  { key: 'invis_duos.backup', name: 'Работа без бортового питания', value: '72', unit: 'ч' },
  { key: 'places.total', name: 'Точек на карте', value: '59', unit: '' },
]);

it('fills each text of a document with value and unit on one line', () => {
  const document = { lead: 'до {invis_duos.backup}', items: ['{places.total} точек'] };

  expect(fillFacts(document, TEXTS)).toEqual({ lead: 'до 72\u00A0ч', items: ['59 точек'] });
});

it('fills value and unit apart, for a figure whose unit is small', () => {
  expect(fillFacts('{invis_duos.backup.value}|{invis_duos.backup.unit}', TEXTS)).toBe('72|ч');
});

it('ends a sentence with one full stop, also after a unit that is an abbreviation', () => {
  const texts = factTexts([{ key: 'installation.warranty', name: 'Гарантия', value: '12', unit: 'мес.' }]);

  expect(fillFacts('Гарантия {installation.warranty}. Мастер проверит.', texts)).toBe(
    'Гарантия 12\u00A0мес. Мастер проверит.',
  );
  expect(fillFacts('Гарантия {installation.warranty}, пробег любой.', texts)).toBe(
    'Гарантия 12\u00A0мес., пробег любой.',
  );
});

it('leaves the words of the seller and of calculators to those who know them', () => {
  expect(fillFacts('{seller.phone~} {service} ₽', TEXTS)).toBe('{seller.phone~} {service} ₽');
});

it('shows a dash for a fact that was deleted', () => {
  expect(fillFacts('до {invis_duos.gone}', TEXTS)).toBe('до —');
});
