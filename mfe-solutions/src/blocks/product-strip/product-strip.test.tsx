import { renderPage } from '@shop/shared/testing';
import { act, screen } from '@testing-library/react';
import type { NamedProduct } from '../named-products';
import { ProductStrip } from './product-strip';

async function show(data: readonly NamedProduct[] | null): Promise<void> {
  renderPage(() => (
    <ProductStrip id="goods" label="5 моделей" heading="Комплексы" slugs={['a']} data={data} isFirst={false} />
  ));
  await act(async () => undefined); // the widget has loaded
}

it('says so when the catalogue has not answered', async () => {
  await show(null);

  expect(screen.getByText('Не удалось получить список товаров')).toBeVisible();
});

it('promises no models when none of the goods is sold', async () => {
  await show([]);

  expect(screen.getByRole('region', { name: 'Комплексы' })).toBeVisible();
  expect(screen.queryByText('5 моделей')).not.toBeInTheDocument();
});
