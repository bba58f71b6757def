import { createMemoryStorage } from '@shop/shared/runtime';
import { expectNoAxeViolations, renderPage } from '@shop/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { makeProduct } from '../../testing';
import { RecentPlace, useRecordVisit } from '.';
import { readRecent, recordVisit } from './recent-visits';

const products = [
  makeProduct({ id: 1, name: 'INVIS DUOS', slug: 'invis_duos' }),
  makeProduct({ id: 2, name: 'Трекер ТМ-2', active: false }),
  makeProduct({ id: 3, name: 'Маяк МА-3' }),
];

const show = (recent: unknown) => {
  const storage = createMemoryStorage();
  storage.write('shop.recent', recent);
  return act(async () => renderPage(RecentPlace, { lists: { products }, storage }));
};

describe('recently viewed products', () => {
  it('are stored latest first, each once, twelve at most', () => {
    const storage = createMemoryStorage();

    for (const id of [1, 2, 3, 2, ...Array.from({ length: 10 }, (_, index) => index + 10)]) recordVisit(storage, id);

    expect(readRecent(storage)).toEqual([19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 2, 3]);
  });

  it.each([null, 'чепуха', { 1: 2 }, 7])('are empty when the storage holds %j', (value) => {
    const storage = createMemoryStorage();
    storage.write('shop.recent', value);

    expect(readRecent(storage)).toEqual([]);
  });

  it('are shown as links, without discontinued ones', async () => {
    const { container } = await show([3, 2, 'x', 1]);

    const section = screen.getByRole('region', { name: 'Вы смотрели' });
    expect(
      within(section)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Маяк МА-3', 'INVIS DUOS']);
    expect(within(section).getByRole('link', { name: 'INVIS DUOS' })).toHaveAttribute('href', '/invis_duos');
    await expectNoAxeViolations(container);
  });

  it.each([[[]], [[2]], ['чепуха']])('are not shown when the storage holds %j', async (recent) => {
    await show(recent);

    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('are recorded by the page of a product', () => {
    function Page() {
      useRecordVisit(3);
      return null;
    }

    const { shop } = renderPage(Page);

    expect(readRecent(shop.storage)).toEqual([3]);
  });
});
