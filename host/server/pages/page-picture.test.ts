import { pictureAddress, wantedPicture } from './page-picture';

const HEAD = { title: 'Оборудование\u00A0— INVIS DUOS', description: 'Охрана транспорта.' };

it('shows the title without the name of the site, which the picture bears, and the description', () => {
  expect(wantedPicture(HEAD)).toEqual({ title: 'Оборудование', text: 'Охрана транспорта.' });
});

it('shows what the page wants instead', () => {
  const picture = { title: 'INVIS DUOS', text: 'Два модуля.', drawing: '/images/products/invis_duos-1.svg' };

  expect(wantedPicture({ ...HEAD, picture })).toBe(picture);
});

it.each([
  ['the one the page brings', '/remotes/a/b.png', '/rental', '/remotes/a/b.png'],
  ['the one drawn for its path', undefined, '/dialog/invis_duos', '/og/dialog/invis_duos.png'],
  ["the shop's own where there is no page", undefined, null, '/og.png'],
])('is %s', (_which, image, path, address) => {
  expect(pictureAddress({ ...HEAD, ...(image && { image }) }, path)).toBe(address);
});
