import type { RemoteRoute } from '@shop/shared/federation';
import { checkMenu } from '@shop/shared/page-documents';
import { menusOf, SITE_MENUS } from './published-menus';
import { COLUMN_TITLES, PRODUCTS_COLUMN, SOLUTIONS_TITLE } from './site-links';

const route = (path: string, navigation?: RemoteRoute['navigation']) => ({
  id: path,
  path,
  access: 'public' as const,
  ...(navigation && { navigation }),
});

const COLUMNS = {
  ...Object.fromEntries(
    SITE_MENUS.flatMap(({ title, takes, links }) => (takes === 'links' ? [[title, links] as const] : [])),
  ),
  Соцсети: [
    { to: 'https://vk.example.ru/invis-duos', text: 'ВКонтакте', sign: 'VK' },
    { to: 'https://telegram.example.ru/invis-duos', text: 'Telegram', sign: 'TG' },
    { to: 'https://rutube.example.ru/invis-duos', text: 'RuTube', sign: 'RT' },
  ],
};
const linksOf = (title: string) => SITE_MENUS.find((menu) => menu.title === title)?.links ?? [];

it('adds pages to the menu that they name, in their order', () => {
  const routes = [
    route('/carsharing', { label: 'Каршеринг', parent: 'Решения', order: 6 }),
    route('/farms', { label: 'Сельское хозяйство', parent: 'Решения', order: 5 }),
    route('/installment', { label: 'Рассрочка', parent: 'Магазин', order: 75 }),
  ];

  expect(menusOf([{ routes }], [])).toEqual({
    ...COLUMNS,
    Решения: [
      ...linksOf(SOLUTIONS_TITLE),
      { to: '/farms', text: 'Сельское хозяйство' },
      { to: '/carsharing', text: 'Каршеринг' },
    ],
    Магазин: [...linksOf('Магазин'), { to: '/installment', text: 'Рассрочка' }],
  });
});

it('adds pages without a menu, and second entries, to the footer', () => {
  const navigation = { label: 'Вакансии', order: 2, also: [{ label: 'Работа у нас', order: 1 }] };

  expect(menusOf([{ routes: [route('/jobs', navigation)] }], [])).toEqual({
    ...COLUMNS,
    Компания: [...linksOf('Компания'), { to: '/jobs', text: 'Работа у нас' }, { to: '/jobs', text: 'Вакансии' }],
  });
});

it('leaves out fixed links, pages below pages, patterns, and routes without navigation', () => {
  const routes = [
    route('/', { label: 'Главная', order: 0 }),
    route('/rental', { label: 'Прокат', parent: 'Решения', order: 1 }),
    route('/support', { label: 'Помощь', order: 1 }),
    route('/contacts', { label: 'Контакты', parent: 'О компании', order: 62 }),
    route('/dialog/:code?', { label: 'Диалог', order: 1 }),
    route('/products'),
  ];

  expect(menusOf([{ routes }, { routes: [] }], [])).toEqual(COLUMNS);
});

it('has the menus that pages may name, and no others', () => {
  const columns = COLUMN_TITLES.filter((title) => title !== PRODUCTS_COLUMN.title);

  const lost = { path: '/winter', title: 'Зимой', navigation: { label: 'Зимой', parent: 'Нигде', order: 1 } };
  const named = [SOLUTIONS_TITLE, ...columns].map((title) => `«${title}»`).join(', ');
  expect(checkMenu(lost, []).map(({ text }) => text)).toEqual([
    expect.stringContaining(`раздела «Нигде» нет; есть ${named} и\u00A0названия страниц`),
  ]);
});

it('has the order and the own links of the studio, and loses nothing of the site', () => {
  const routes = [route('/farms', { label: 'Сельское хозяйство', parent: 'Решения', order: 5 })];
  const own = { to: '/winter', text: 'Зимой' };

  const menus = menusOf([{ routes }], [], {
    menus: { Решения: [{ to: '/farms' }, own, { to: '/integrators' }, { to: '/gone' }], Магазин: [] },
  });

  expect(menus).toEqual({
    ...COLUMNS,
    Решения: [
      { to: '/farms', text: 'Сельское хозяйство' },
      own,
      { to: '/integrators', text: 'Интеграторы' },
      ...linksOf(SOLUTIONS_TITLE).filter(({ to }) => to !== '/integrators'),
    ],
  });
});

it('has the networks of the studio, or none', () => {
  const socials = [{ kind: 'dzen' as const, href: 'https://dzen.ru/invis' }];

  expect(menusOf([], [], { socials })).toMatchObject({
    Соцсети: [{ to: 'https://dzen.ru/invis', text: 'Дзен', sign: 'DZ' }],
  });
  expect(menusOf([], [], { socials: [] })).not.toHaveProperty('Соцсети');
});
