import type { PageModule } from '@shop/shared/federation';
import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { makePlace } from '../testing/places';
import { loadPage, renderPage } from '../testing/render-page';
import type { Place } from '@shop/shared/runtime';
import { OWN_PLACE } from '@shop/shared/seller';

const PLACES = [
  makePlace({ id: 1, city: 'Москва', title: 'Сервис «Риска»', params: [{ id: 3, type: 'installation_centre' }] }),
  makePlace({ id: 2, city: 'Казань', title: 'Магазин «Контур»', location: { latitude: 55.79, longitude: 49.12 } }),
  makePlace({ id: 3, city: 'Казань', title: 'Закрыт навсегда', active: false }),
];
const FIXED = OWN_PLACE.title;
/** A Sunday, 12:30 in Moscow and in Kazan. */
const NOW = Date.UTC(2026, 10, 22, 9, 30);

let page: PageModule;

beforeAll(async () => {
  page = await loadPage('wherebuy');
});

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'geolocation');
});

const render = (search = '', places = PLACES) => renderPage(page, { at: `/${search}`, lists: { places } });
const rows = () => within(screen.getByRole('list', { name: 'Список точек' })).queryAllByRole('listitem');
const titles = () => rows().map((row) => within(row).getByRole('heading').textContent);

/** What the browser answers when it is asked where the visitor is. */
function placeVisitor(answer: { latitude: number; longitude: number } | 'denied' | 'nothing') {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (succeed, fail) => {
    if (answer === 'nothing') return;
    if (answer !== 'denied') succeed({ coords: answer } as GeolocationPosition);
    else fail?.({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

describe('where to buy', () => {
  it("lists the active places and the shop's own, with address and contacts", async () => {
    const { container } = await render();

    expect(titles()).toEqual(['Сервис «Риска»', 'Магазин «Контур»', FIXED]);
    expect(screen.getByText(/^3\sточки в\s3\sгородах\./)).toBeVisible();
    const [first] = rows();
    expect(first).toHaveTextContent('Москва, Автозаводская ул., д. 17');
    expect(first).toHaveTextContent('Пн–Вс 10:00–20:00');
    expect(first).toHaveTextContent(/Открыто до\s20:00/);
    expect(screen.getAllByRole('link', { name: '+7 495 000-85-13' })[0]).toHaveAttribute('href', 'tel:+74950008513');
    expect(screen.getByRole('link', { name: 'Построить маршрут: Сервис «Риска»' })).toHaveAttribute(
      'href',
      'https://yandex.ru/maps/?rtext=%7E55.7%2C37.6&rtt=auto',
    );
    expect(rows().at(-1)).toHaveTextContent(`${OWN_PLACE.city}, ${OWN_PLACE.address}. ${OWN_PLACE.description}`);
    await expectNoAxeViolations(container);
  });

  it('filters by the address, and counts the matches of the other kinds', async () => {
    await render('?type=retail&q=казань');

    expect(titles()).toEqual(['Магазин «Контур»']);
    expect(screen.getByRole('searchbox')).toHaveValue('казань');
    expect(screen.getByRole('link', { name: 'Розничный магазин 1' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Установочный центр 0' })).toHaveAttribute(
      'href',
      expect.stringContaining('type=installation_centre'),
    );
  });

  it('shows the place that the address names', async () => {
    await render('?place=2');

    const card = screen.getByRole('group', { name: 'Магазин «Контур»' });
    expect(within(card).getByRole('link', { name: 'Построить маршрут' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Магазин «Контур»' })).toHaveAttribute('aria-current', 'true');
  });

  it('offers a way out of an empty result', async () => {
    await render('?q=Париж');

    expect(rows()).toEqual([]);
    expect(screen.getByRole('heading', { name: /^Точек не\sнашли$/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Показать все' })).toHaveAttribute('href', '/');
  });

  it('sorts by distance on request, and back', async () => {
    placeVisitor({ latitude: 55.8, longitude: 49.1 });
    await render();

    await userEvent.click(screen.getByRole('button', { name: /^Ближайшие ко\sмне$/ }));
    expect(titles()[0]).toBe('Магазин «Контур»');
    expect(rows()[0]).toHaveTextContent(/1,7\sкм/);

    await userEvent.click(screen.getByRole('button', { name: /^Ближайшие ко\sмне$/ }));
    expect(titles()[0]).toBe('Сервис «Риска»');
  });

  it('gives advice when the browser withholds the position', async () => {
    placeVisitor('denied');
    await render();

    await userEvent.click(screen.getByRole('button', { name: /^Ближайшие ко\sмне$/ }));

    expect(screen.getByRole('status')).toHaveTextContent(/доступ к\sгеопозиции закрыт/);
    expect(titles()[0]).toBe('Сервис «Риска»');
  });

  it('ends the search after 10 s when nobody answers the question for permission, as in Firefox', async () => {
    placeVisitor('nothing');
    await render();
    jest.useFakeTimers();
    const button = screen.getByRole('button', { name: /^Ближайшие ко\sмне$/ });

    act(() => button.click());
    expect(button).toHaveAttribute('aria-busy', 'true');
    act(() => jest.advanceTimersByTime(10_000));

    expect(button).not.toHaveAttribute('aria-busy', 'true');
    jest.useRealTimers();
  });

  it('shows the schedule alone while a host older than this remote tells no local time', async () => {
    await render('', [{ ...makePlace({ id: 1 }), utcOffset: undefined }] as unknown as Place[]);

    expect(rows()[0]).toHaveTextContent('Пн–Вс 10:00–20:00');
    expect(rows()[0]).not.toHaveTextContent(/Открыто|Закрыто|NaN/);
  });

  it('shows the first hundred places, and a link to more', async () => {
    const many = Array.from({ length: 150 }, (_, index) => makePlace({ id: index + 1 }));
    await render('', many);

    // Queries by role would take seconds for a hundred rows.
    expect(screen.getAllByText(/^Точка \d+$/)).toHaveLength(100);
    expect(screen.getByText('Показать ещё')).toHaveAttribute('href', '/?page=2');
  });

  it("says that the list did not load, and keeps the shop's own place", async () => {
    await renderPage(page, {
      prepare: ({ lists }) => lists.stores.places.getState().fail(),
    });
    await act(async () => undefined);

    expect(screen.getByRole('alert')).toHaveTextContent('Не удалось получить список объектов');
    expect(titles()).toEqual([FIXED]);
  });
});
