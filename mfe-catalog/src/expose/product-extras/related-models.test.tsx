import { expectNoAxeViolations, pageContext, renderPage } from '@shop/shared/testing';
import { screen, within } from '@testing-library/react';
import { makeProduct, makeProperty } from '../../testing';
import { RelatedModels } from './related-models';
import { relatedModels } from './related-models-data';

const lines = (value: string) => makeProperty({ id: 2, name: 'Линии блокировки', type: 'Охрана', value });
const beacon = (value: string) => makeProperty({ id: 6, name: 'Автономный маяк', type: 'Охрана', value });
const warranty = makeProperty({ id: 64, name: 'Гарантия', value: '24\u00A0мес.' });

const DUOS = makeProduct({
  id: 102,
  name: 'INVIS DUOS',
  slug: 'invis_duos',
  price: 24900,
  properties: [lines('1, скрытое реле'), beacon('Есть'), warranty],
});
const OTHERS = [
  makeProduct({
    id: 103,
    name: 'INVIS DUOS 3DL',
    slug: 'invis_duos_3dl',
    price: 33900,
    properties: [lines('3, отдельные реле'), beacon('Есть'), warranty],
  }),
  makeProduct({
    id: 101,
    name: 'INVIS DUOS S',
    slug: 'invis_duos_s',
    price: 16900,
    properties: [lines('1'), beacon('Нет')],
  }),
  makeProduct({ id: 104, name: 'Радиоблокиратор', price: 9800 }),
  makeProduct({ id: 105, name: 'Самый дорогой', price: 990000 }),
  makeProduct({ id: 106, name: 'Снят с продажи', price: 24900, active: false }),
  makeProduct({ id: 107, name: 'По запросу', price: 0 }),
  makeProduct({ id: 108, name: 'Другой категории', price: 24900, category: 'Датчики и маяки' }),
];

const { catalog } = pageContext({ lists: { products: [DUOS, ...OTHERS] } });

it('shows the models of the category with the nearest prices, and what they do differently', async () => {
  const models = await relatedModels(DUOS, catalog);
  const { container } = renderPage(() => <RelatedModels models={models} />);

  const items = screen.getAllByRole('listitem');

  expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
    'Радиоблокиратор',
    'INVIS DUOS S',
    'INVIS DUOS 3DL',
  ]);
  expect(items[2]).toHaveTextContent('33 900 ₽ 9 000 ₽ дороже');
  expect(items[2]).toHaveTextContent('Линии блокировки3, отдельные реле здесь: 1, скрытое реле');
  expect(items[2]).not.toHaveTextContent('Автономный маяк');
  expect(items[1]).toHaveTextContent('8 000 ₽ дешевле');
  expect(screen.getByRole('link', { name: 'Сравнить рядом: INVIS DUOS 3DL' })).toHaveAttribute(
    'href',
    '/compare?ids=102,103',
  );
  await expectNoAxeViolations(container);
});

it('shows nothing where no other model is like it', async () => {
  const alone = makeProduct({ id: 108, category: 'Датчики и маяки' });
  expect(await relatedModels(alone, catalog)).toEqual([]);
  expect(await relatedModels({ ...DUOS, category: null }, catalog)).toEqual([]);

  const { container } = renderPage(() => <RelatedModels models={[]} />);

  expect(container.querySelector('section')).toBeNull();
});
