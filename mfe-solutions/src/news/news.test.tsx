import type { NewsItem, PageDocument } from '@shop/shared/page-documents';
import { contentContext, expectNoAxeViolations, pageContext } from '@shop/shared/testing';
import { screen, within } from '@testing-library/react';
import { NewsList } from '../blocks/news-list/news-list';
import { RichText } from '../blocks/rich-text/rich-text';
import { contentOf, dataOf, headOf } from '../documents';
import { definePage } from '../features/page-document';
import { makePage, renderPage } from '../testing/render-page';
import { NewsPage } from '.';

const cover = { src: `/uploads/${'a1'.repeat(16)}-1600.webp`, width: 1600, height: 900, alt: 'Склад' };
const item = (path: string, change: Partial<NewsItem> = {}): NewsItem => ({
  ...{ path, title: `Новость ${path}`, date: '2026-11-30', lead: 'Что случилось.', cover },
  ...change,
});
const NEWS = ['/a', '/b', '/c', '/d', '/tula'].map((path) => item(path));

const DOCUMENT: PageDocument = {
  root: {
    props: {
      ...{ path: '/tula', title: 'Склад в Туле', description: 'О складе' },
      news: { date: '2026-11-25', lead: 'Держит {invis_duos.backup}.', cover },
    },
  },
  content: [
    { type: 'RichText', props: { id: 'text', heading: 'Подробности', nodes: [{ type: 'paragraph', text: 'Текст' }] } },
  ],
};

const facts = [{ id: '1', key: 'invis_duos.backup', name: 'Резерв', value: '24', unit: 'ч' }];
const shown = () => contentOf('none', contentContext({ document: structuredClone(DOCUMENT), facts }));

/** The page of the document, beside these news. */
const newsPage = (news: readonly NewsItem[]) => ({
  ...definePage('none', { NewsPage, RichText }),
  content: async () => shown(),
  data: async () => dataOf(pageContext({ news, content: shown() })),
});

/** A page whose second block lists news. */
const listPage = (news: readonly NewsItem[], isFirst = false) => {
  const text = { type: 'RichText', props: { id: 'text', heading: 'Начало', nodes: [] } };
  const list = { type: 'NewsList', props: { id: 'news', heading: 'Что нового', count: 3 } };
  const page = makePage({ NewsList, RichText }, isFirst ? [list] : [text, list]);
  return {
    ...page,
    data: async () => dataOf(pageContext({ news, content: await page.content?.({}, contentContext()) })),
  };
};

describe('a piece of news', () => {
  it('shows day, headline, lead and cover above its blocks, and three others below', async () => {
    const { container } = await renderPage(newsPage(NEWS));

    expect(screen.getByText('25 ноября 2026')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Склад в\u00A0Туле' })).toBeVisible();
    expect(screen.getByText(/^Держит 24\sч\.$/)).toBeVisible();
    expect(screen.getByRole('img', { name: 'Склад' })).toHaveAttribute('src', cover.src);
    expect(screen.getByRole('heading', { level: 2, name: 'Подробности' })).toBeVisible();
    const others = within(screen.getByRole('region', { name: 'Читайте также' }));
    expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/a', '/b', '/c']);
    await expectNoAxeViolations(container);
  });

  it('names no others when it is the only one', async () => {
    await renderPage(newsPage([item('/tula')]));

    expect(screen.queryByText('Читайте также')).toBeNull();
  });

  it('tells search engines and social networks what it is, and where the feed is', () => {
    const { jsonLd, picture, hasNews } = headOf('none', pageContext({ content: shown() }));

    expect(jsonLd).toContainEqual(
      expect.objectContaining({
        '@type': 'NewsArticle',
        headline: 'Склад в\u00A0Туле',
        datePublished: '2026-11-25',
        image: [`https://shop.example${cover.src}`],
        mainEntityOfPage: 'https://shop.example/tula',
      }),
    );
    expect(picture).toEqual({ title: 'Склад в\u00A0Туле', text: 'Держит 24\u00A0ч.', drawing: cover.src });
    expect(hasNews).toBe(true);
  });
});

describe('the list of news', () => {
  it('shows as many as were asked for, each with cover, day, heading, lead and link', async () => {
    const { container } = await renderPage(listPage(NEWS));

    const list = within(screen.getByRole('region', { name: 'Что нового' }));
    expect(list.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    const [first] = list.getAllByRole('listitem');
    if (!first) throw new Error('no news');
    expect(within(first).getByRole('link', { name: 'Новость /a' })).toHaveAttribute('href', '/a');
    expect(first).toHaveTextContent('30 ноября 2026');
    expect(first).toHaveTextContent('Что случилось.');
    expect(first.querySelector('img')).toHaveAttribute('src', cover.src);
    await expectNoAxeViolations(container);
  });

  it('is not there without news, unless it has the heading of its page', async () => {
    const { container, unmount } = await renderPage(listPage([]));
    expect(screen.queryByText('Что нового')).toBeNull();
    expect(container.querySelectorAll('section')).toHaveLength(1);
    unmount();

    await renderPage(listPage([], true));
    expect(screen.getByRole('heading', { level: 1, name: 'Что нового' })).toBeVisible();
    expect(screen.getByText('Новостей пока нет')).toBeVisible();
  });

  it('names the feed on its page while it shows any', async () => {
    const page = listPage(NEWS);
    const content = await page.content?.({}, contentContext());
    const headWith = async (news: readonly NewsItem[]) =>
      headOf('none', pageContext({ content, data: await dataOf(pageContext({ news, content })) }));

    expect((await headWith(NEWS)).hasNews).toBe(true);
    expect((await headWith([])).hasNews).toBeUndefined();
  });
});
