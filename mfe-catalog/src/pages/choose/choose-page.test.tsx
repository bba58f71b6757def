import { expectNoAxeViolations, renderPageModule, userEvent } from '@shop/shared/testing';
import { cleanup, screen } from '@testing-library/react';
import { makeChild, makeProduct, makeProperty, makeService } from '../../testing';
import { page } from '.';

const VALUES = { Датчики: 'движения', 'Линии блокировки': '1', 'Бортовая сеть': '12\u00A0В' };
const products = [
  makeProduct({
    id: 1,
    name: 'Радиоблокиратор',
    slug: 'lock',
    price: 9800,
    properties: Object.entries(VALUES).map(([name, value], index) => makeProperty({ id: index + 1, name, value })),
  }),
  makeService({ id: 201, name: 'Установка комплекса', price: 6500 }),
];

const fact = (key: string, value: string) => ({ id: key, key, name: key, value, unit: '' });
const facts = [fact('lock.installation', 'installation'), fact('installation.product', '201')];

const ANSWERED = '/choose?car=light&place=garage&fear=theft&fleet=one';

const render = (at: string) => renderPageModule(page, { at, path: '/choose', lists: { products, facts } });

it('asks four questions, and marks what has no answer', async () => {
  const { container } = await render('/choose');
  expect(screen.getAllByRole('radiogroup')).toHaveLength(4);
  expect(screen.queryByText('Выберите ответ')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('radio', { name: 'Прицеп или полуприцеп' }));
  await userEvent.click(screen.getByRole('button', { name: 'Подобрать' }));

  expect(screen.getAllByText('Выберите ответ')).toHaveLength(3);
  expect(screen.getByRole('radio', { name: 'В гараже или под охраной' })).toHaveFocus();
  await expectNoAxeViolations(container);
});

it('shows the model, its first year and the answers of the address', async () => {
  const { container } = await render(ANSWERED);

  expect(screen.getByRole('region', { name: 'Вам подойдёт Радиоблокиратор' })).toBeVisible();
  expect(screen.getByText('16 300 ₽')).toBeVisible();
  expect(screen.getByText('не нужен')).toBeVisible();
  expect(screen.getByRole('button', { name: 'В корзину: Радиоблокиратор' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'В гараже или под охраной' })).toBeChecked();
  await expectNoAxeViolations(container);
});

it('marks an answer that the address lacks, as a form without scripts sends it', async () => {
  await render('/choose?car=light&place=mars');

  expect(screen.getAllByText('Выберите ответ')).toHaveLength(3);
});

it('marks every question of a form that was sent empty without scripts', async () => {
  const { container } = await render('/choose');
  const fields = [...new FormData(container.querySelector('form') ?? undefined).keys()];
  cleanup();

  await render(`/choose?${fields.map((name) => `${name}=1`).join('&')}`);

  expect(screen.getAllByText('Выберите ответ')).toHaveLength(4);
});

it('takes no mark of an advertisement for a sent form', async () => {
  await render('/choose?utm_source=mail');

  expect(screen.queryByText('Выберите ответ')).not.toBeInTheDocument();
});

it('names what one press buys with the model, with the sum', async () => {
  const [lock, service] = products;
  if (!lock || !service) throw new Error('no products');
  const withTag = { ...lock, childProducts: [makeChild({ id: 11, name: 'Радиометка', price: 1900 })] };
  await renderPageModule(page, { at: ANSWERED, path: '/choose', lists: { products: [withTag, service], facts } });

  expect(screen.getByText(/С аксессуарами/)).toHaveTextContent('С аксессуарами 11 700 ₽');
});

it('names the telephone where no model fits', async () => {
  await render('/choose?car=trailer&place=garage&fear=theft&fleet=one');

  expect(screen.getByText(/Позвоните, и мы подберём вместе/)).toBeVisible();
});
