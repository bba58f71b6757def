import { expectNoAxeViolations } from '@shop/shared/testing';
import { screen, within } from '@testing-library/react';
import { openScreen, type Answer } from '../../testing';
import { Screen } from './home-screen';

const open = (missing: Answer) => openScreen(Screen, { ListMissing: [missing] }, { at: '/admin', path: '/admin' });

it('says what an empty shop lacks, each with the link that adds it', async () => {
  const { container } = open({ data: { staffMissing: ['product', 'company', 'delivery', 'place'] } });

  const part = await screen.findByRole('region', { name: /Чего не.хватает/ });
  const links = within(part).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Добавьте первый товар', '/admin/goods/new'],
    ['Впишите реквизиты компании', '/admin/shop/company'],
    ['Добавьте способ и\u00A0город доставки', '/admin/shop'],
    ['Добавьте точку на\u00A0карту', '/admin/shop/places'],
  ]);
  await expectNoAxeViolations(container);
});

it.each([
  ['lacks nothing', { data: { staffMissing: [] } }],
  ['cannot be asked', { code: 'INTERNAL_SERVER_ERROR' }],
])('is silent where the shop %s', async (_what, answer) => {
  const { called } = open(answer);
  await screen.findByRole('heading', { name: 'Заказы' });

  expect(called('ListMissing')).toHaveLength(1);
  expect(screen.queryByRole('region', { name: /Чего не.хватает/ })).toBeNull();
});
