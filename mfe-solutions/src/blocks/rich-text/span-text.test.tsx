import { expectNoAxeViolations } from '@shop/shared/testing';
import { checkDocument, checkStructure, readDocument } from '@shop/shared/page-documents';
import { screen } from '@testing-library/react';
import { makePage, renderPage } from '../../testing/render-page';
import { BLOCK_SCHEMAS } from '../block-kinds';
import { RichText } from './rich-text';

const PARAGRAPH = {
  type: 'paragraph',
  text: 'Ставим за день, цены — в каталоге',
  spans: [
    { text: 'Ставим ' },
    { text: 'за день', bold: true },
    { text: ', цены — в ' },
    { text: 'каталоге', href: '/catalog' },
  ],
};

const blockOf = (...nodes: object[]) => ({ type: 'RichText', props: { id: 'text', nodes } });
const show = (...nodes: object[]) => renderPage(makePage({ RichText }, [blockOf(...nodes)]));
const documentOf = (...nodes: object[]) => ({
  root: { props: { path: '/trial', title: 'Проба', description: 'Описание' } },
  content: [blockOf(...nodes)],
  zones: {},
});

it('shows bold words and links inside a sentence', async () => {
  const { container } = await show(PARAGRAPH);

  expect(screen.getByText('за день').tagName).toBe('STRONG');
  expect(screen.getByRole('link', { name: 'каталоге' })).toHaveAttribute('href', '/catalog');
  expect(screen.getByText(/Ставим/)).toHaveTextContent('Ставим за день, цены — в каталоге');
  await expectNoAxeViolations(container);
});

it('shows them in the lines of a list', async () => {
  const items = ['Без выделения', 'Срок — день'];
  await show({ type: 'list', ordered: false, items, spans: [[], [{ text: 'Срок — ' }, { text: 'день', bold: true }]] });

  expect(screen.getByText('день').tagName).toBe('STRONG');
  expect(screen.getByText('Без выделения')).toBeVisible();
});

it('shows a struck price as one, and lists inside of lists', async () => {
  const spans = [{ text: '5 000 ₽', struck: true }, { text: ' 4 000 ₽' }];
  const items = ['Сигнализации', 'с автозапуском'];
  const { container } = await show(
    { type: 'paragraph', text: '5 000 ₽ 4 000 ₽', spans },
    { type: 'list', ordered: false, items, levels: [0, 1] },
  );

  expect(screen.getByText('5 000 ₽').tagName).toBe('S');
  expect(screen.getByText('с автозапуском').closest('li')?.parentElement?.closest('li')).toHaveTextContent(
    'Сигнализации',
  );
  await expectNoAxeViolations(container);
});

it('shows the plain text when the pieces are of another one', async () => {
  await show({ ...PARAGRAPH, text: 'Ставим за час' });

  expect(screen.getByText('Ставим за час')).toBeVisible();
  expect(screen.queryByText('за день')).not.toBeInTheDocument();
});

it('knows the pieces of a text that is typeset otherwise', async () => {
  await show({ ...PARAGRAPH, text: 'Ставим за\u00A0день, цены\u00A0— в\u00A0каталоге' });

  expect(screen.getByText('за день').tagName).toBe('STRONG');
});

it.each(['javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x'])('refuses a link to %j', (href) => {
  const text = 'Сюда';
  const document = documentOf({ type: 'paragraph', text, spans: [{ text, href }] });
  const path = 'content[0].props.nodes[0].spans[0].href';

  expect(checkStructure(document)).toEqual([expect.objectContaining({ path, code: 'link' })]);
  expect(checkDocument(BLOCK_SCHEMAS, document)).toContainEqual(expect.objectContaining({ path, code: 'link' }));
  const { content } = readDocument(BLOCK_SCHEMAS, document).document;
  expect(JSON.stringify(content)).not.toContain(href.slice(0, 4));
});

it('finds an anchor that the page does not have', () => {
  const text = 'Сюда';
  const document = documentOf({ type: 'paragraph', text, spans: [{ text, href: '#nowhere' }] });

  expect(checkDocument(BLOCK_SCHEMAS, document)).toContainEqual(
    expect.objectContaining({ path: 'content[0].props.nodes[0].spans[0].href' }),
  );
});
