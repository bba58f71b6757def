import { screen, within } from '@testing-library/react';
import { expectNoAxeViolations } from '@shop/shared/testing';
import { makePage, renderPage } from '../../testing/render-page';
import { Partners } from './partners';

const items = [
  { name: 'Первая компания', text: 'Ставит блоки в Туле.', link: { text: 'Точки на карте', href: '/wherebuy' } },
  { name: 'Вторая компания', text: 'Возит заказы.', logo: '/images/delivery/courier.svg' },
];
const page = makePage({ Partners }, [
  { type: 'Partners', props: { id: 'partners', heading: 'С кем работаем', items } },
]);

it('shows each company by its logo or its name, with a description', async () => {
  const { container } = await renderPage(page);

  const [first, second] = screen
    .getAllByRole('listitem')
    .filter((item) => within(item).queryByRole('heading') !== null)
    .map((item) => within(item));
  expect(first?.getByRole('heading', { name: 'Первая компания' })).toBeVisible();
  expect(first?.getByRole('link', { name: 'Точки на карте' })).toHaveAttribute('href', '/wherebuy');
  expect(second?.getByRole('img', { name: 'Вторая компания' })).toHaveAttribute('src', '/images/delivery/courier.svg');
  expect(second?.getByText('Возит заказы.')).toBeVisible();
  await expectNoAxeViolations(container);
});
