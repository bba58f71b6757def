import type { PageDocument } from '@shop/shared/page-documents';
import { pageSource } from './page-source';

function pageOf(path: string, label: string, parent?: string): PageDocument {
  const navigation = { label, order: 1, ...(parent && { parent }) };
  return { root: { props: { path, title: label, description: label, navigation } }, content: [] };
}

const SUPPORT = pageOf('/support', 'Поддержка');
const DOCUMENTS = pageOf('/documents', 'Документы', 'Поддержка');
const MANUAL: PageDocument = {
  root: { props: { path: '/documents/manuals/invis_duos', title: 'INVIS DUOS: руководство', description: 'О нём' } },
  content: [],
};
const RENTAL = pageOf('/rental', 'Прокат и такси', 'Решения');

/** The breadcrumbs in the generated code of a page. */
function crumbsOf(document: PageDocument, all: readonly PageDocument[]): { label: string; path: string }[] {
  const source = pageSource(
    { id: 'page', document },
    all.map((other) => ({ id: 'other', document: other })),
  );
  // The generator writes them as JSON in one line.
  return JSON.parse(/^ {2}crumbs: (.+),$/m.exec(source)?.[1] ?? '') as { label: string; path: string }[];
}

const pathsOf = (page: PageDocument) => crumbsOf(page, [SUPPORT, DOCUMENTS, MANUAL, RENTAL]).map(({ path }) => path);

it('uses the parents that documents name, otherwise the addresses', () => {
  expect(pathsOf(DOCUMENTS)).toEqual(['/support', '/documents']);
  expect(pathsOf(MANUAL)).toEqual(['/support', '/documents', '/documents/manuals/invis_duos']);
});

it('uses the title of a page without a menu entry', () => {
  expect(crumbsOf(MANUAL, [MANUAL])).toEqual([
    { label: 'INVIS DUOS: руководство', path: '/documents/manuals/invis_duos' },
  ]);
});

it('starts at the page itself when the parent is a menu, not a page', () => {
  expect(pathsOf(RENTAL)).toEqual(['/rental']);
});

it('refuses pages that are parents of each other', () => {
  const [one, other] = [pageOf('/one', 'Одна', 'Другая'), pageOf('/other', 'Другая', 'Одна')];

  expect(() => crumbsOf(one, [one, other])).toThrow("the pages /one, /other are each other's parents");
});
