import { isPageAddress } from './links';
import { suggestedPath } from './suggested-path';

it.each([
  ['Чёрная пятница', '/chernaia-piatnitsa'],
  ['INVIS DUOS: щит & мощь!', '/invis-duos-shchit-moshch'],
  ['  Съёмка — 24/7  ', '/semka-24-7'],
  ['日本', '/'],
])('suggests for «%s» the address %s', (title, path) => {
  expect(suggestedPath(title)).toBe(path);
});

it('breaks a long title at a word', () => {
  const path = suggestedPath('Охрана и спутниковый мониторинг сельскохозяйственной техники круглый год');

  expect(path).toBe('/okhrana-i-sputnikovyi-monitoring-selskokhoziaistvennoi');
  expect(isPageAddress(path)).toBe(true);
});
