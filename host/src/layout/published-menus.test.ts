import type { RemoteRoute } from '@shop/shared/federation';
import { MENU_TITLES } from '@shop/shared/page-documents';
import { menusOf } from './published-menus';
import { CLIENTS_COLUMN, COMPANY_COLUMN, SOLUTIONS_TITLE, STORE_COLUMN } from './site-links';

const route = (path: string, navigation?: RemoteRoute['navigation']) => ({
  id: path,
  path,
  access: 'public' as const,
  ...(navigation && { navigation }),
});

it('adds pages to the menu that they name, in their order', () => {
  const routes = [
    route('/carsharing', { label: 'Каршеринг', parent: 'Решения', order: 6 }),
    route('/farms', { label: 'Сельское хозяйство', parent: 'Решения', order: 5 }),
    route('/installment', { label: 'Рассрочка', parent: 'Магазин', order: 75 }),
  ];

  expect(menusOf([{ routes }], [])).toEqual({
    Решения: [
      { to: '/farms', text: 'Сельское хозяйство' },
      { to: '/carsharing', text: 'Каршеринг' },
    ],
    Магазин: [{ to: '/installment', text: 'Рассрочка' }],
  });
});

it('adds pages without a menu, and second entries, to the footer', () => {
  const navigation = { label: 'Вакансии', order: 2, also: [{ label: 'Работа у нас', order: 1 }] };

  expect(menusOf([{ routes: [route('/jobs', navigation)] }], [])).toEqual({
    Компания: [
      { to: '/jobs', text: 'Работа у нас' },
      { to: '/jobs', text: 'Вакансии' },
    ],
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

  expect(menusOf([{ routes }, { routes: [] }], [])).toEqual({});
});

it('has the menus that pages may name, and no others', () => {
  const columns = [COMPANY_COLUMN, CLIENTS_COLUMN, STORE_COLUMN].map(({ title }) => title);

  expect(MENU_TITLES).toEqual([SOLUTIONS_TITLE, ...columns]);
});
