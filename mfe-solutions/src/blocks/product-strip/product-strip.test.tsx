import { renderPage } from '@shop/shared/testing';
import { screen } from '@testing-library/react';
import type { NamedProduct } from '../named-products';
import { ProductStrip } from './product-strip';

const show = (data: readonly NamedProduct[] | null) =>
  renderPage(() => (
    <ProductStrip id="goods" label="5 моделей" heading="Комплексы" slugs={['a']} data={data} isFirst={false} />
  ));

it('says so when the catalogue has not answered', () => {
  show(null);

  expect(screen.getByText('Не удалось получить список товаров')).toBeVisible();
});

it('promises no models when none of the goods is sold', () => {
  show([]);

  expect(screen.getByRole('region', { name: 'Комплексы' })).toBeVisible();
  expect(screen.queryByText('5 моделей')).not.toBeInTheDocument();
});
