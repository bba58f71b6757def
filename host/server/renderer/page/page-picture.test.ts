import { pictureOf } from './page-picture';

const HEAD = { title: 'Оборудование\u00A0— INVIS DUOS', description: 'Охрана транспорта.' };

it('is drawn from the title, without the name of the site, and the description', () => {
  expect(pictureOf(HEAD, '/dialog/invis_duos')).toEqual({
    address: '/og/dialog/invis_duos.png',
    drawn: { title: 'Оборудование', text: 'Охрана транспорта.' },
  });
});

it('is drawn as the page asks', () => {
  const picture = { title: 'INVIS DUOS', text: 'Два модуля.', drawing: '/images/products/invis_duos-1.svg' };

  expect(pictureOf({ ...HEAD, picture }, '/invis_duos').drawn).toBe(picture);
});

it("is the page's own image", () => {
  expect(pictureOf({ ...HEAD, image: '/remotes/a/b.png' }, '/rental')).toEqual({
    address: '/remotes/a/b.png',
    drawn: null,
  });
});

it("is the shop's own when the page is not for everyone", () => {
  expect(pictureOf(HEAD, null)).toEqual({ address: '/og.png', drawn: null });
});
