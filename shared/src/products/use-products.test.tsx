import { act, render, screen } from '@testing-library/react';
import { ShopProvider } from '@shop/shared/runtime';
import { createTestShop, fakeApi, makeChild, makeProduct, NO_REMOTES } from '../testing';
import { productsOf, useProducts } from '.';

const PRODUCTS = [
  makeProduct({ id: 1, name: 'INVIS DUOS', sort: 20, childProducts: [makeChild({ id: 11 })] }),
  makeProduct({ id: 2, name: 'Маяк', sort: 10 }),
  makeProduct({ id: 3, name: 'Трекер', sort: 30 }),
];

function Names({ ids }: { ids: readonly number[] }) {
  const { items, isComplete, isLoading, hasFailed } = useProducts(ids);
  const states = [isLoading && 'loading', hasFailed && 'failed', isComplete && 'complete'].filter(Boolean);
  return <p>{`${states.join(' ')}: ${items.map(({ name }) => name).join(', ')}`}</p>;
}

function show(ids: readonly number[], shop = createTestShop({ lists: { products: PRODUCTS } })) {
  const tree = (wanted: readonly number[]) => (
    <ShopProvider shop={shop} remotes={NO_REMOTES}>
      <Names ids={wanted} />
    </ShopProvider>
  );
  const { rerender } = render(tree(ids));
  return { shop, change: (next: readonly number[]) => rerender(tree(next)) };
}

describe('useProducts', () => {
  it('gives the products of the ids and of their accessories, by sort', () => {
    show([11, 2]);

    expect(screen.getByText('complete: Маяк, INVIS DUOS')).toBeVisible();
  });

  it('needs no request for no ids', () => {
    const api = fakeApi();
    show([], createTestShop({ fetch: api.fetch }));

    expect(screen.getByText('complete:')).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  it('loads the ids that are new', async () => {
    const api = fakeApi(
      { data: { siteProducts: PRODUCTS.slice(0, 1) } },
      { data: { siteProducts: PRODUCTS.slice(1, 2) } },
    );
    const { change } = show([1], createTestShop({ fetch: api.fetch }));
    expect(screen.getByText('loading:')).toBeVisible();
    expect(await screen.findByText('complete: INVIS DUOS')).toBeVisible();

    change([1, 2]);
    expect(screen.getByText('loading: INVIS DUOS')).toBeVisible();

    expect(await screen.findByText('complete: Маяк, INVIS DUOS')).toBeVisible();
    expect(api.calls).toHaveLength(2);
  });

  it('says that a load has failed, and recovers', async () => {
    const api = fakeApi({ code: 'INTERNAL_SERVER_ERROR' }, { data: { siteProducts: PRODUCTS } });
    const { shop } = show([1], createTestShop({ fetch: api.fetch }));
    expect(await screen.findByText('failed:')).toBeVisible();

    await act(() => productsOf(shop).load([1]));

    expect(screen.getByText('complete: INVIS DUOS')).toBeVisible();
  });
});
