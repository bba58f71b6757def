import { describeDocument, isPrinted } from './index';

jest.mock('./sizes.json', () => ({ '/documents/small.pdf': 226_553, '/documents/large.pdf': 1_288_490 }));

it.each([
  ['/documents/small.pdf', 'PDF, 222\u00A0КБ'],
  ['/documents/large.pdf', 'PDF, 1,2\u00A0МБ'],
  [`/uploads/${'a1'.repeat(16)}-1288490-prais-list.xlsx`, 'XLSX, 1,2\u00A0МБ'],
  ['/documents/manuals/invis_duos', 'Страница'],
])('describes %s as «%s»', (href, description) => {
  expect(describeDocument(href)).toBe(description);
});

it('knows which files exist', () => {
  expect(isPrinted('/documents/small.pdf')).toBe(true);
  expect(isPrinted('/documents/gone.pdf')).toBe(false);
});
