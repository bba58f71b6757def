import { crumbsOf, type LinkedPage } from '.';

function pageOf(path: string, label: string, parent?: string): LinkedPage {
  return { path, title: label, navigation: { label, parent } };
}

const SUPPORT = pageOf('/support', 'Поддержка');
const DOCUMENTS = pageOf('/documents', 'Документы', 'Поддержка');
const MANUAL: LinkedPage = { path: '/documents/manuals/invis_duos', title: 'INVIS DUOS: руководство' };
const RENTAL = pageOf('/rental', 'Прокат и такси', 'Решения');
const ALL = [SUPPORT, DOCUMENTS, MANUAL, RENTAL];

const pathsOf = (page: LinkedPage, all = ALL) => crumbsOf(page, all).map(({ path }) => path);

it('uses the parents that pages name, otherwise the addresses', () => {
  expect(pathsOf(DOCUMENTS)).toEqual(['/support', '/documents']);
  expect(pathsOf(MANUAL)).toEqual(['/support', '/documents', '/documents/manuals/invis_duos']);
});

it('uses the title of a page without a menu entry', () => {
  expect(crumbsOf(MANUAL, [])).toEqual([{ label: 'INVIS DUOS: руководство', path: '/documents/manuals/invis_duos' }]);
});

it('starts at the page itself when the parent is a menu, not a page', () => {
  expect(pathsOf(RENTAL)).toEqual(['/rental']);
});

it('has no way to the home page', () => {
  expect(crumbsOf({ path: '/', title: 'INVIS DUOS' }, ALL)).toEqual([]);
});

it('names pages once that are parents of each other', () => {
  const [one, other] = [pageOf('/one', 'Одна', 'Другая'), pageOf('/other', 'Другая', 'Одна')];

  expect(pathsOf(one, [one, other])).toEqual(['/other', '/one']);
});
