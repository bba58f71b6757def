import type { PageModule } from '@shop/shared/federation';
import { formatPrice } from '@shop/shared/format';
import { fillSeller } from '@shop/shared/seller';
import { contentContext, pageContext } from '@shop/shared/testing';
import { screen, within } from '@testing-library/react';
import type { HeroProps } from '../blocks/hero/schema';
import type { PhoneCallProps } from '../blocks/phone-call/schema';
import type { ProductStripBlockProps } from '../blocks/product-strip/schema';
import type { ProtectionMatrixProps } from '../blocks/protection-matrix/schema';
import home from '../content/pages/home.json';
import { PRODUCTS } from '../testing/products';
import { loadPage, propsOf, renderPage } from '../testing/render-page';

const hero = propsOf<HeroProps>(home, 'Hero');
const matrix = propsOf<ProtectionMatrixProps>(home, 'ProtectionMatrix');
const strip = propsOf<ProductStripBlockProps>(home, 'ProductStrip');
const { phone } = propsOf<PhoneCallProps>(home, 'PhoneCall');
const SOLD = PRODUCTS.filter(({ active }) => active);

let page: PageModule;

beforeAll(async () => {
  page = await loadPage('home');
});

it('shows heading, drawing and way to the goods, and the range with prices without what is not sold', async () => {
  await renderPage(page);

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`${hero.title}${hero.titleSecond ?? ''}`);
  expect(screen.getByRole('img', { name: /срез/ })).toBeVisible();
  expect(screen.getByRole('link', { name: hero.primary?.text ?? '' })).toHaveAttribute('href', hero.primary?.href);
  const range = within(screen.getByRole('list', { name: 'Линейка' }));

  const sold = (hero.strip ?? []).filter(({ slug }) => SOLD.some((product) => product.slug === slug));
  expect(range.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    sold.map(({ slug }) => `/${slug}`),
  );
  for (const { name, price } of SOLD) {
    expect(range.getByText(name).closest('a')?.textContent).toContain(formatPrice(price));
  }
});

it('says in words which threats a product covers', async () => {
  await renderPage(page);

  const [, ...rows] = within(screen.getByRole('table', { name: matrix.caption })).getAllByRole('row');

  expect(
    rows.map((row) =>
      within(row)
        .getAllByText(/^(да|нет)$/, { selector: 'td *' })
        .map((mark) => mark.textContent),
    ),
  ).toEqual(matrix.rows.map(({ values }) => values.map((isCovered) => (isCovered ? 'да' : 'нет'))));
});

it('lists the goods as plain links while the catalogue is down', async () => {
  await renderPage(page);

  const goods = within(screen.getByRole('region', { name: strip.heading }));

  for (const { name, slug, price } of SOLD) {
    const link = goods.getByRole('link', { name: new RegExp(`^${name}\\s*[\\d\\s]+₽$`) });
    expect(link).toHaveAttribute('href', `/${slug}`);
    expect(link.textContent).toContain(formatPrice(price));
  }
});

it("shows the catalogue's own cards when they are there", async () => {
  const Widget = (props: Record<string, unknown>) => <p>{`Карточки: ${String(props.slugs)}`}</p>;
  await renderPage(page, { widgets: { 'mfe-catalog/product-strip': { Widget } } });

  expect(screen.getByText(`Карточки: ${strip.slugs.join()}`)).toBeVisible();
});

it('stays whole without any product', async () => {
  await renderPage(page, { lists: { products: [] } });

  expect(screen.queryByRole('list', { name: 'Линейка' })).not.toBeInTheDocument();
  expect(screen.queryByText('5 моделей')).not.toBeInTheDocument();
  expect(screen.getByRole('table', { name: matrix.caption })).toBeVisible();
  expect(screen.getByRole('link', { name: fillSeller(phone.text) })).toHaveAttribute('href', fillSeller(phone.href));
});

it('describes the shop to search engines', async () => {
  const { title, canonicalPath, jsonLd } = await page.head(
    pageContext({ lists: { products: PRODUCTS }, content: await page.content?.({}, contentContext()) }),
  );

  expect(title).toBe(home.root.props.title);
  expect(canonicalPath).toBe('/');
  expect(jsonLd?.map((item) => item['@type'])).toEqual(['Organization', 'WebSite']);
});
