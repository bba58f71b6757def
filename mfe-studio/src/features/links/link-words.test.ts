/** @jest-environment jsdom */
import { isForSite, linkOf, linkWords, siteLink, type LinkTarget } from './link-words';

const TARGETS: readonly LinkTarget[] = [
  { href: '/rental', name: 'Прокат и такси', kind: 'page' },
  { href: '/sale', name: 'Распродажа', kind: 'page', isHidden: true },
  { href: '#faq', name: 'Вопросы', kind: 'anchor' },
  { href: '#terms', name: 'Условия', kind: 'anchor', isHidden: true },
  { href: '/invis_duos', name: 'INVIS DUOS', kind: 'product' },
];

it.each([
  ['/rental', /страницу «Прокат и такси»/],
  ['/rental?from=mail#form', /страницу «Прокат и такси»/],
  ['/sale', /«Распродажа» ещё нет на\s+сайте/],
  ['#faq', /блоку «Вопросы»/],
  ['/invis_duos', /товару «INVIS DUOS»/],
  ['/documents/offer.pdf', /файлу/],
  ['?tone=dark', /на\s+этой странице/],
  ['https://example.ru/a', /сайт example\.ru$/],
  ['mailto:info@example.ru', /письмо/],
  ['tel:+78000000000', /Позвонит/],
])('says where %s leads', (text, words) => {
  expect(linkWords(text, TARGETS)).toEqual({ hint: expect.stringMatching(words) });
});

it.each([
  ['#faqs', /Якоря «#faqs» на\s+этой странице нет/],
  ['#terms', /Блок «Условия» скрыт/],
  ['rental', /Нужен адрес/],
  ['/с пробелом', /Нужен адрес/],
  ['javascript:alert(1)', /Нужен адрес/],
])('says what is wrong with %s', (text, words) => {
  expect(linkWords(text, TARGETS)).toEqual({ error: expect.stringMatching(words) });
});

const FILE = `/uploads/${'a1'.repeat(16)}-1258291-prais-list.pdf`;

it.each([
  ['its own name and size', 'Прайс-лист.pdf', { hint: 'Ведёт к файлу «Прайс-лист.pdf», 1,2 МБ' }],
  ['what its address says, while nobody knows', undefined, { hint: 'Ведёт к файлу «prais-list.pdf», 1,2 МБ' }],
  ['that it is gone', null, { error: 'Этого файла уже нет: загрузите его снова' }],
])('says of an uploaded file %s', (_what, name, words) => {
  const { hint, error } = linkWords(FILE, TARGETS, { file: name });

  expect({ ...(hint && { hint: hint.replaceAll('\u00A0', ' ') }), ...(error && { error }) }).toEqual(words);
});

it.each([
  ['/products', { problem: null }, { hint: 'Ведёт на\u00A0страницу сайта' }],
  ['/carts', { problem: 'Адреса «/carts» нет' }, { error: 'Адреса «/carts» нет' }],
  ['/rental#end', { problem: 'Якоря «#end» нет' }, { error: 'Якоря «#end» нет' }],
  ['/carts', {}, {}],
])('says of %s what the site answers', (text, known, words) => {
  expect(linkWords(text, TARGETS, known)).toEqual(words);
});

it('asks the site of what the studio does not know', () => {
  const asked = ['/products', '/rental#faq', '/rental', '/sale#a', '/a.pdf', '#faq', 'https://a.ru/b', '/с пробелом'];

  expect(asked.filter((text) => isForSite(text, TARGETS))).toEqual(['/products', '/rental#faq']);
  expect(isForSite('/products', [])).toBe(false); // they have not come yet
});

it.each(['', '#', 'htt', 'https:/', 'mail', 'tel:'])('waits for the rest of «%s»', (text) => {
  expect(linkWords(text, TARGETS)).toEqual({});
});

it('follows an address of this site letter by letter', () => {
  const typed = Array.from(`${location.origin}/rental`).reduce((text, letter) => linkOf(text + letter), '');

  expect(typed).toBe('/rental');
});

it('takes an address of this site as its path', () => {
  expect(linkOf(` ${location.origin}/rental#form `)).toBe('/rental#form');
  expect(siteLink(location.origin)).toBe('/');
  expect(linkOf('https://example.ru/')).toBe('https://example.ru/');
});
