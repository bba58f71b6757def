import { checkDocument, newsItemOf, newsOf, picturesOf, searchPageOf, wordsIn, type PageDocument } from '.';
import { heading, shape, text } from './field';

const SCHEMAS = {
  kinds: {
    Text: shape({ id: text('Якорь', { role: 'anchor' }), heading: { ...heading('Заголовок'), isOptional: true } }),
  },
};

const NEWS = {
  date: '2026-11-30',
  lead: 'Открыли склад в Туле.',
  cover: { src: '/images/courier.svg', width: 600, height: 400, alt: 'Склад' },
};

const pageWith = (change: object): PageDocument => ({
  root: { props: { path: '/news/tula', title: 'Склад в Туле', description: 'О складе', news: { ...NEWS, ...change } } },
  content: [{ type: 'Text', props: { id: 'text' } }],
});

it('takes a cover with what must not be cut off', () => {
  expect(checkDocument(SCHEMAS, pageWith({ cover: { ...NEWS.cover, focus: { x: 20, y: 75 } } }))).toEqual([]);
});

it('needs no heading in its first block: its headline is above', () => {
  expect(checkDocument(SCHEMAS, pageWith({}))).toEqual([]);
});

it.each([
  ['a date that is none', { date: '2026-02-30' }, 'root.props.news.date', 'type'],
  ['no date', { date: '' }, 'root.props.news.date', 'missing'],
  ['a lead that is too long', { lead: 'я'.repeat(281) }, 'root.props.news.lead', 'too-long'],
  ['a lead of the template', { lead: 'Напишите: кто и что…' }, 'root.props.news.lead', 'sample'],
  ['no cover', { cover: { ...NEWS.cover, src: '' } }, 'root.props.news.cover.src', 'missing'],
])('is not published with %s', (_name, change, path, code) => {
  expect(checkDocument(SCHEMAS, pageWith(change))).toEqual([expect.objectContaining({ path, code })]);
});

it('names its cover among the pictures, and its lead among the words and in the search', () => {
  const page = pageWith({});

  expect(picturesOf(SCHEMAS, page)).toMatchObject([
    { address: NEWS.cover.src, place: { path: 'root.props.news.cover.src' } },
  ]);
  expect(wordsIn(SCHEMAS, page).map(({ text: words }) => words)).toEqual([
    ...['Склад в Туле', 'О складе', NEWS.lead, 'Склад'],
  ]);
  expect(searchPageOf(page).text).toContain(NEWS.lead);
});

it('is listed with the newest first, of one day by address, and without other pages: 60 at most', () => {
  const page = (path: string, date: string) => ({ path, title: 'Новость', news: { ...NEWS, date } });
  const pages = [page('/b', '2026-11-29'), page('/c', '2026-11-30'), { path: '/rental' }, page('/a', '2026-11-29')];

  expect(newsOf(pages).map(({ path }) => path)).toEqual(['/c', '/a', '/b']);
  const many = Array.from({ length: 2000 }, (_, index) => page(`/n${index}`, `2026-11-${(index % 30) + 1}`));
  expect(newsOf(many)).toHaveLength(60);
});

it('has the title of its page as the headline, without the name of the site, and typeset', () => {
  const { path, title } = pageWith({}).root.props;

  expect(newsItemOf({ path, title: `${title} — INVIS DUOS`, news: NEWS })).toEqual({
    ...NEWS,
    ...{ path, title: 'Склад в\u00A0Туле', lead: 'Открыли склад в\u00A0Туле.' },
  });
  expect(newsItemOf({ path, title })).toBeUndefined();
});
