import { createTestShop, fakeApi, type ApiAnswer, userEvent } from '@shop/shared/testing';
import { screen, within } from '@testing-library/react';
import { renderWithShop } from '../testing/render-with-shop';
import { SiteSearch } from './site-search';

const NOTHING = { total: 0, corrected: null, goods: [], services: [], accessories: [] };
const FOUND: ApiAnswer = {
  data: {
    siteSearch: {
      total: 2,
      corrected: null,
      goods: [{ id: 107, name: 'Трекер ТМ-4', slug: 'tracker_tm4', price: 6900, img: null }],
      services: [{ id: 203, name: 'Мониторинг, 12 месяцев', price: 3600 }],
      accessories: [
        {
          accessory: { id: 10_203, name: 'Антенна', price: 1650 },
          product: { name: 'INVIS DUOS', slug: 'invis_duos' },
        },
      ],
    },
  },
};
const ALL = 'Все товары по запросу: 2';

beforeEach(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = jest.fn();
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json([]));
});

afterEach(() => jest.restoreAllMocks());

const field = () => screen.getByRole('combobox', { name: 'Поиск по сайту' });
const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));

/** The option that the field names as the active one. */
function active(): string | null {
  const id = field().getAttribute('aria-activedescendant');
  const option = id === null ? null : document.getElementById(id);
  if (option) expect(option).toHaveAttribute('aria-selected', 'true');
  return option?.textContent ?? null;
}

async function type(text: string, ...answers: ApiAnswer[]) {
  const api = fakeApi(...answers);
  const onClose = jest.fn();
  const shop = createTestShop({ fetch: api.fetch });
  const view = renderWithShop(<SiteSearch isOpen={false} onClose={onClose} />, { shop });
  await userEvent.type(field(), text);
  return { ...view, api, onClose };
}

it('suggests goods, accessories and services in groups, and says how many', async () => {
  const { api } = await type('трекер', FOUND);

  const list = await screen.findByRole('listbox', { name: 'Подсказки' });
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', list.id);
  expect(within(list).getByRole('group', { name: 'Товары' })).toHaveTextContent(/Трекер ТМ-4/);
  expect(names()).toEqual([
    'Трекер ТМ-46 900 ₽',
    'Антенна1 650 ₽, к модели INVIS DUOS',
    'Мониторинг, 12 месяцев3 600 ₽',
    ALL,
  ]);
  expect(screen.getByRole('status')).toHaveTextContent(/3\sподсказки, в каталоге 2\sтовара/);
  expect(api.calls).toEqual([{ operation: 'SiteSearch', variables: { query: 'трекер' } }]);
});

it('walks through the options with the arrow keys, past the field itself, while the field keeps the focus', async () => {
  await type('трекер', FOUND);
  await screen.findByRole('listbox');
  expect(active()).toBeNull();

  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toContain('Трекер ТМ-4');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(active()).toBe(ALL);
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBeNull();
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe(ALL);
  expect(field()).toHaveFocus();
});

it('opens the active option with Enter, and the catalogue without one', async () => {
  await type('трекер', FOUND);
  await screen.findByRole('listbox');

  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(window.location.pathname).toBe('/tracker_tm4');
  await userEvent.keyboard('{Enter}');

  expect(window.location.pathname + decodeURIComponent(window.location.search)).toBe('/products?q=трекер');
});

it('closes the list with Esc and keeps the text; the next Esc leaves, and the next letter opens it again', async () => {
  const { onClose } = await type('трекер', FOUND, FOUND);
  await screen.findByRole('listbox');

  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field()).toHaveValue('трекер');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  expect(field()).not.toHaveAttribute('aria-controls');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);

  await userEvent.type(field(), 'ы');
  expect(await screen.findByRole('listbox')).toBeVisible();
});

it('says what to do when nothing is found', async () => {
  await type('щупальце', { data: { siteSearch: NOTHING } });

  expect(await screen.findByText(/По запросу «щупальце» ничего не нашлось/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Всё оборудование' })).toHaveAttribute('href', '/products');
  expect(screen.getByRole('link', { name: 'Поддержка' })).toHaveAttribute('href', '/support');
  expect(screen.getByRole('link', { name: /Спросить: 8 800/ })).toHaveAttribute('href', 'tel:+78000002470');
  expect(screen.getByRole('status')).toHaveTextContent('Ничего не нашлось');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

it('names what it has looked for instead of a typo', async () => {
  await type('тркер', { data: { siteSearch: { ...NOTHING, corrected: 'трекер' } } });

  expect(await screen.findByText('Искали «трекер»')).toBeVisible();
});

it('without a network says so, and Enter still searches in the catalogue', async () => {
  await type('трекер', { code: 'INTERNAL_SERVER_ERROR' });

  expect(await screen.findAllByText(/Подсказки не загрузились/)).not.toHaveLength(0);
  await userEvent.keyboard('{Enter}');

  expect(window.location.pathname).toBe('/products');
});

it('is a form of the catalogue without scripts', () => {
  renderWithShop(<SiteSearch isOpen={false} onClose={() => undefined} />);

  const form = screen.getByRole('search', { name: 'Поиск по сайту' });
  expect(form).toHaveAttribute('action', '/products');
  expect(field()).toHaveAttribute('name', 'q');
  expect(within(form).getByRole('button', { name: 'Искать' })).toBeVisible();
});
