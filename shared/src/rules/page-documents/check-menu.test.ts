import { checkMenu, type LinkedPage } from '.';

const pageOf = (path: string, label: string, parent?: string): LinkedPage => ({
  path,
  title: label,
  navigation: { label, parent },
});

const OTHERS = [pageOf('/support', 'Поддержка'), pageOf('/rental', 'Прокат', 'Решения')];

const faultsOf = (page: LinkedPage, others = OTHERS) =>
  checkMenu(page, others).map(({ path, text }) => `${path}: ${text}`);

it.each([
  ['in a menu', pageOf('/farms', 'Фермам', 'Решения')],
  ['below a page', pageOf('/faq', 'Вопросы', 'Поддержка')],
  ['on the first level', pageOf('/farms', 'Фермам')],
  ['in no menu', { path: '/farms', title: 'Фермам' }],
  ['with a name that another menu has', pageOf('/rent', 'Прокат', 'Магазин')],
])('accepts a page %s', (_where, page) => {
  expect(faultsOf(page)).toEqual([]);
});

it('refuses a parent that there is not', () => {
  expect(faultsOf(pageOf('/farms', 'Фермам', 'Решение'))).toEqual([
    'root.props.navigation.parent: «Страница», «Место в меню», «Раздел меню»: раздела «Решение» нет; ' +
      'есть «Решения», «Компания», «Клиентам», «Магазин» и\u00A0названия страниц',
  ]);
});

it('refuses a name that is in the menu already', () => {
  expect(faultsOf(pageOf('/rent', 'Прокат', 'Решения'))).toEqual([
    'root.props.navigation.label: «Страница», «Место в меню», «Название в меню»: «Прокат» уже есть: страница /rental',
  ]);
});

it('refuses parents in a circle', () => {
  const other = pageOf('/other', 'Другая', 'Одна');

  expect(faultsOf(pageOf('/one', 'Одна', 'Другая'), [other])).toEqual([
    'root.props.navigation.parent: «Страница», «Место в меню», «Раздел меню»: страница оказалась внутри самой себя',
  ]);
  expect(faultsOf(pageOf('/one', 'Одна', 'Одна'))).toHaveLength(1);
});
