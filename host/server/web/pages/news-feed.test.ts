/** @jest-environment jsdom */
import { SELLER } from '@shop/shared/seller';
import { liveRemote } from '../../../src/testing/live-remote';
import { renderNewsFeed, shownNews } from './news-feed';

const HASH = 'a'.repeat(32);
const NEWS = {
  path: '/news/tula',
  title: 'Склад «Тула» & <ещё>',
  date: '2026-11-30',
  lead: 'Звоните:\u0007 до 18:00.',
  cover: { src: `/uploads/${HASH}-1600.webp`, width: 1600, height: 900, alt: 'Склад' },
};

const read = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');
const textOf = (node: ParentNode, name: string) => node.querySelector(name)?.textContent;

it('is RSS with whole addresses, in which no words are markup', () => {
  const feed = read(renderNewsFeed([NEWS, { ...NEWS, path: '/news/b' }], 'https://shop.test'));

  expect(feed.querySelector('parsererror')).toBeNull();
  expect(feed.querySelector('rss')?.getAttribute('version')).toBe('2.0');
  expect(textOf(feed, 'channel > link')).toBe('https://shop.test/');
  const [first] = feed.querySelectorAll('item');
  if (!first) throw new Error('no item');
  expect(textOf(first, 'title')).toBe(NEWS.title);
  expect(textOf(first, 'link')).toBe('https://shop.test/news/tula');
  expect(textOf(first, 'guid')).toBe('https://shop.test/news/tula');
  expect(textOf(first, 'description')).toBe('Звоните: до 18:00.');
  // Midnight in Moscow.
  expect(textOf(first, 'pubDate')).toBe('Sun, 29 Nov 2026 21:00:00 GMT');
  expect(first.getElementsByTagName('media:content')[0]?.getAttribute('url')).toBe(
    `https://shop.test/uploads/${HASH}-960.webp`,
  );
});

it('is whole without any news, and names a picture of the site as it is', () => {
  expect(read(renderNewsFeed([], 'https://shop.test')).querySelectorAll('item')).toHaveLength(0);
  const own = { ...NEWS, cover: { ...NEWS.cover, src: '/images/courier.svg' } };
  expect(renderNewsFeed([own], 'https://shop.test')).toContain('url="https://shop.test/images/courier.svg"');
});

it('lists the news of the live routes, with facts and with who sells now', () => {
  const { path, title, ...news } = { ...NEWS, lead: 'Держит {invis_duos.backup}. Почта: {seller.email}' };
  const remote = liveRemote('mfe-solutions', [
    { id: 'a', path: '/rental', access: 'public', title: 'Прокат' },
    { id: 'b', path, access: 'public', title, news },
  ]);
  const facts = { data: { siteFacts: [{ key: 'invis_duos.backup', name: 'Резерв', value: '24', unit: 'ч' }] } };

  const lists = { facts: { text: JSON.stringify(facts) } };

  expect(shownNews([remote], lists)).toMatchObject([{ path, title, lead: `Держит 24\u00A0ч. Почта: ${SELLER.email}` }]);
});
