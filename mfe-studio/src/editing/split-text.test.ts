import type { PageDocument } from '@shop/shared/page-documents';
import { pathAfterSplit, splitText } from './split-text';

const NODES = 'content[0].props.nodes';

const documentOf = (...nodes: object[]): PageDocument => ({
  root: { props: { path: '/pay', title: 'Оплата', description: 'Об оплате' } },
  content: [{ type: 'RichText', props: { id: 'text', heading: 'Оплата', nodes } }],
});

it('makes two paragraphs of one, and a paragraph of the rest of a heading', () => {
  const paragraph = documentOf({ type: 'paragraph', text: 'Картой или счётом' });
  const heading = documentOf({ type: 'heading', level: 2, text: 'Оплата картой' });

  expect(pathAfterSplit(paragraph, `${NODES}[0].text`)).toBe(`${NODES}[1].text`);
  expect(splitText(paragraph, `${NODES}[0].text`, 'Картой', 'или счётом')).toEqual(
    documentOf({ type: 'paragraph', text: 'Картой' }, { type: 'paragraph', text: 'или счётом' }),
  );
  expect(splitText(heading, `${NODES}[0].text`, 'Оплата', 'картой')).toEqual(
    documentOf({ type: 'heading', level: 2, text: 'Оплата' }, { type: 'paragraph', text: 'картой' }),
  );
});

it('makes two lines of one in a list, each beside its own looks', () => {
  const bold = [{ text: 'паспорт', bold: true }];
  const list = documentOf({ type: 'list', ordered: false, items: ['чек и акт', 'паспорт'], spans: [[], bold] });

  expect(pathAfterSplit(list, `${NODES}[0].items[0]`)).toBe(`${NODES}[0].items[1]`);
  expect(splitText(list, `${NODES}[0].items[0]`, 'чек', 'акт')).toEqual(
    documentOf({ type: 'list', ordered: false, items: ['чек', 'акт', 'паспорт'], spans: [[], [], bold] }),
  );
});

it.each([
  ['content[0].props.heading', { type: 'paragraph', text: 'Абзац' }],
  [`${NODES}[0].text`, { type: 'note', text: 'Заметка' }],
  [`${NODES}[0].rows[0][0]`, { type: 'table', rows: [['Ячейка']] }],
  [`${NODES}[0].items[0]`, { type: 'list', items: ['Шаг'], pictures: ['act'] }],
])('leaves %s one text', (path, node) => {
  const document = documentOf(node);

  expect(pathAfterSplit(document, path)).toBeNull();
  expect(splitText(document, path, 'А', 'Б')).toBe(document);
});
