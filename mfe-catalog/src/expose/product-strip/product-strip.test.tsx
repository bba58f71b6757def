import { pageContext, renderPage } from '@shop/shared/testing';
import { screen, within } from '@testing-library/react';
import { makeProduct } from '../../testing';
import { ProductStrip, stripData } from './product-strip';

const products = [
  makeProduct({ id: 1, name: 'INVIS DUOS', slug: 'invis_duos' }),
  makeProduct({ id: 2, name: 'INVIS DUOS S', slug: 'invis_duos_s' }),
  makeProduct({ id: 3, name: 'Трекер ТМ-2', slug: 'tracker_tm2', active: false }),
];

it('says that a shop without goods has none yet', () => {
  renderPage(() => <ProductStrip slugs={['invis_duos']} data={[]} />);

  expect(screen.getByText(/^Товаров пока нет\. Позвоните/)).toBeVisible();
});

it('shows cards in the order of slugs, without unknown and inactive ones', async () => {
  const slugs = ['invis_duos_s', 'tracker_tm2', 'unknown', 'invis_duos'];
  const { lists, catalog } = pageContext({ lists: { products } });
  const data = await stripData({ slugs }, lists, catalog);

  renderPage(() => <ProductStrip slugs={slugs} data={data} />);

  const names = screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  expect(names).toEqual(['INVIS DUOS S', 'INVIS DUOS']);
});
