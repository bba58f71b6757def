import type { WidgetModule } from '@shop/shared/federation';
import type { CatalogReader } from '@shop/shared/public-lists';
import type { Product, PublicLists } from '@shop/shared/runtime';
import { installIntersectionObserver, makeProduct, renderPage } from '@shop/shared/testing';
import type { PageDocument } from '@shop/shared/page-documents';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import lease from '../../content/pages/lease.json';
import { Canvas } from '.';

const pageOf = (...content: PageDocument['content']): PageDocument => ({
  root: { props: { path: '/trial', title: 'Проба', description: 'О пробе' } },
  content,
});

const hero = (title: string) => ({ type: 'Hero', props: { id: 'hero', title, lead: 'Слова', picture: 'none' } });

/** A canvas, and what gives it another document. */
async function open(document: PageDocument) {
  let change: (document: PageDocument) => void = () => undefined;
  renderPage(() => {
    const [edited, setEdited] = useState(document);
    change = setEdited;
    return <Canvas document={edited} />;
  });
  await screen.findByRole('heading', { level: 1 });
  return (next: PageDocument) => act(() => change(next));
}

beforeAll(() => installIntersectionObserver());

it('draws an edited page as it will be typeset, its first heading as that of the page', async () => {
  const change = await open(pageOf(hero('Машина вернётся')));
  const heading = screen.getByRole('heading', { level: 1, name: 'Машина вернётся' });

  change(pageOf(hero('Машина вернётся в парк')));

  expect(await screen.findByRole('heading', { level: 1, name: 'Машина вернётся в\u00A0парк' })).toBe(heading);
});

it('says the facts of today where a text names them', async () => {
  const facts = [{ id: '1', key: 'invis_duos.backup', name: 'Резерв', value: '24', unit: 'ч' }];

  renderPage(() => <Canvas document={pageOf(hero('Держит {invis_duos.backup}'))} />, {
    lists: { facts },
  });

  expect(await screen.findByRole('heading', { level: 1, name: 'Держит 24\u00A0ч' })).toBeVisible();
});

it('draws a hidden block as well, and gives the heading of the page to the first that shoppers see', async () => {
  const text = (id: string, heading: string) => ({
    type: 'RichText',
    props: { id, heading, nodes: [{ type: 'paragraph', text: 'Слова' }] },
  });

  await open(pageOf({ ...text('a', 'Скрытый'), isHidden: true }, text('b', 'Видимый')));

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Видимый');
  expect(screen.getByRole('heading', { level: 2, name: 'Скрытый' })).toBeVisible();
});

it('leaves out what is wrong, and keeps the page when it is none any more', async () => {
  const change = await open(
    pageOf(hero('Заголовок'), { type: 'Unknown', props: {} }, { type: 'Faq', props: { id: 'faq' } }),
  );

  change({ ...pageOf(hero('Другой')), root: { props: { path: '', title: '', description: '' } } });

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Заголовок');
});

it('shows where a block will be whose fields are still empty, and a picture that is not chosen', async () => {
  const change = await open(pageOf(hero('Заголовок'), { type: 'Faq', props: { id: 'faq' } }));
  expect(screen.getByText('Здесь будет блок «Частые вопросы». Заполните его поля.')).toBeVisible();
  const { type, props } = hero('Заголовок');

  change(pageOf({ type, props: { ...props, photo: { src: '', width: 0, height: 0, alt: '' } } }));

  expect(await screen.findByRole('img', { name: 'Картинка не\u00A0выбрана' })).toBeInTheDocument();
  expect(screen.queryByText(/Здесь будет блок/)).toBeNull();
});

it('shows a picture before it has words', async () => {
  const change = await open(pageOf(hero('Заголовок')));
  const photo = { src: `/uploads/${'a'.repeat(32)}-800.webp`, width: 800, height: 600, alt: '' };
  const { type, props } = hero('Заголовок');

  change(pageOf({ type, props: { ...props, photo } }));

  expect(await screen.findByRole('img', { name: 'Картинка без описания' })).toBeInTheDocument();
});

it('says that a block cannot be shown, leaves the others, and shows it again when it is changed', async () => {
  const { type = '', props } = lease.content.find(({ type: kind }) => kind === 'SavingsCalculator') ?? {};
  // React tells of what it has caught.
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const change = await open(pageOf(hero('Заголовок'), { type, props: { ...props, inputs: [] } }));
  expect(screen.getByText(/Этот блок не\sпоказывается/)).toBeVisible();

  change(pageOf(hero('Заголовок'), { type, props: { ...props } }));

  expect(screen.queryByText(/Этот блок не\sпоказывается/)).toBeNull();
  expect(screen.getAllByRole('slider').length).toBeGreaterThan(0);
  consoleError.mockRestore();
});

/** A network that answers each question for goods with one product. */
function serveGoods() {
  const product = makeProduct({ id: 1, slug: 'invis_duos', name: 'INVIS DUOS', price: 19_900 });
  const answer = async () => new Response(JSON.stringify({ data: { siteProducts: [product] } }));
  return jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
}

it('shows a first screen whose goods come later, and no fault meanwhile', async () => {
  serveGoods();
  const { type, props } = hero('Машина вернётся');
  const strip = [{ slug: 'invis_duos', text: 'Прячется' }];
  const consoleError = jest.spyOn(console, 'error');

  renderPage(() => <Canvas document={pageOf({ type, props: { ...props, strip } })} />);

  expect(await screen.findByRole('list', { name: 'Линейка' })).toHaveTextContent('INVIS DUOS');
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});

it('shows in a widget what shoppers see, with what the catalogue says of it', async () => {
  serveGoods();
  const data = async ({ slugs }: { slugs?: unknown }, _lists: PublicLists, catalog: CatalogReader) =>
    catalog.products({ slugs: slugs as string[] });
  const Widget = ({ data: goods = [] }: { data?: readonly Product[] | null }) => (
    <p>{goods?.map(({ name, price }) => `${name}: ${price}`).join() || 'Товаров пока нет'}</p>
  );
  const widgets = { 'mfe-catalog/product-strip': { Widget, data } as WidgetModule };

  renderPage(
    () => (
      <Canvas
        document={pageOf(hero('Заголовок'), {
          type: 'ProductStrip',
          props: { id: 'goods', heading: 'Комплексы', slugs: ['invis_duos'] },
        })}
      />
    ),
    { widgets },
  );

  expect(await screen.findByText('INVIS DUOS: 19900')).toBeVisible();
});

/** A network that answers each question with these news. */
const serveNews = (news: readonly object[]) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(news)));

const cover = { src: `/uploads/${'a'.repeat(32)}-800.webp`, width: 800, height: 600, alt: 'Склад' };
const newsList = { type: 'NewsList', props: { id: 'news', heading: 'Что нового', count: 3 } };

it('shows in a list of news what is published, and what will be there while nothing is', async () => {
  const other = { path: '/news/a', title: 'Новый склад', date: '2026-11-30', lead: 'Открыли.', cover };
  serveNews([other]);
  const page = pageOf(hero('Заголовок'), newsList);
  const { unmount } = renderPage(() => <Canvas document={page} />);
  expect(await screen.findByRole('heading', { level: 3, name: 'Новый склад' })).toBeVisible();
  unmount();

  serveNews([]);
  renderPage(() => <Canvas document={page} />);

  expect(await screen.findByText(/^Здесь встанут новости/)).toBeVisible();
});

it('keeps the head of a piece of news while its day and lead are empty and its cover is not chosen', async () => {
  serveNews([]);
  const { root, content } = pageOf({ ...hero('Блок') });
  const news = { date: '', lead: '', cover: { src: '', width: 0, height: 0, alt: '' } };

  await open({ root: { props: { ...root.props, news } }, content });

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Проба');
  expect(screen.getByText('Лид…')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Картинка не\u00A0выбрана' })).toBeInTheDocument();
});
