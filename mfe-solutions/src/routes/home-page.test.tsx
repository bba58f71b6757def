import { screen, within } from '@testing-library/react';
import type { PageModule } from '@shop/shared/federation';
import { expectNoAxeViolations } from '@shop/shared/testing';
import { PRODUCTS } from '../testing/products';
import { renderPage } from '../testing/render-page';
import { loadPage } from '../testing/load-page';

let page: PageModule;

beforeAll(async () => {
  page = await loadPage('home');
});

it('says what the shop is for and leads to the goods', async () => {
  await renderPage(page);

  expect(screen.getByRole('heading', { level: 1, name: /Видно вам\.\s*Не\sвидно угонщику\./ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Выбрать комплекс' })).toHaveAttribute('href', '/products');
  expect(screen.getByRole('img', { name: /Автомобиль, разделённый на\s64 среза/ })).toBeVisible();
});

it('shows the range with prices of the catalogue and leaves out what is not sold', async () => {
  await renderPage(page);

  const links = within(screen.getByRole('list', { name: 'Линейка' })).getAllByRole('link');

  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/invis_duos_s', '/invis_duos', '/invis_duos_3dl']);
  expect(links[0]).toHaveTextContent(/INVIS DUOS S.*Один блок, одна машина.*от\s16\s900\s₽/);
});

it('says in words which threats a product covers', async () => {
  await renderPage(page);

  const table = screen.getByRole('table', { name: /^От\sчего защищают комплексы$/ });
  const row = within(table).getByRole('row', { name: /Глушение связи/ });

  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['DUOS Sнет', 'DUOSда', 'DUOS 3DLда', 'Logisticда', 'ONLINE LITEнет']);
});

it('lists the goods as plain links while the catalogue is down', async () => {
  await renderPage(page);

  const region = screen.getByRole('region', { name: /^Комплексы и\sтрекеры$/ });

  expect(within(region).getByRole('link', { name: /INVIS DUOS 3DL\s*32\s900\s₽/ })).toHaveAttribute(
    'href',
    '/invis_duos_3dl',
  );
});

it("shows the catalogue's own cards when they are there", async () => {
  const peekWidget = () => ({
    Widget: (props: Record<string, unknown>) => <p>{`Карточки: ${String(props.slugs)}`}</p>,
  });
  await renderPage(page, {
    remotes: { peekWidget, isInHtml: () => false, loadWidget: () => Promise.reject(new Error('not asked')) },
  });

  expect(
    screen.getByText('Карточки: invis_duos,invis_duos_3dl,invis_duos_s,invis_duos_logistic,duos_online'),
  ).toBeVisible();
});

it('stays whole without any product', async () => {
  await renderPage(page, { products: [] });

  expect(screen.queryByRole('list', { name: 'Линейка' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /^От\sчего защищает$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /8\s800\s000-24-70/ })).toHaveAttribute('href', 'tel:+78000002470');
});

it('is clean for screen readers', async () => {
  const { container } = await renderPage(page);

  await expectNoAxeViolations(container);
});

it('describes the shop to search engines', async () => {
  const { title, canonicalPath, jsonLd } = page.head({
    params: {},
    lists: { products: PRODUCTS, places: [], discounts: [], deliveryCities: [], deliveryTypes: [], deliveryPrices: [] },
    publicUrl: 'https://shop.test',
    content: await page.content?.({}),
  });

  expect(title).toMatch(/INVIS DUOS$/);
  expect(canonicalPath).toBe('/');
  expect(jsonLd?.map((item) => item['@type'])).toEqual(['Organization', 'WebSite']);
});
