import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { factTexts } from '@shop/shared/facts';
import { SHOP_PHONE } from '@shop/shared/seller';
import { choice, constant, flag, list, richText, shape, text, variants } from '@shop/shared/page-documents';
import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { FieldsContext, type FieldsState } from '../fields-context';
import { RichTextEditor } from './rich-text-editor';

const level = choice('Уровень', [
  [2, 'Раздел'],
  [3, 'Подраздел'],
]);
const FIELD = richText(
  variants({
    heading: shape({ type: constant('heading'), level, text: text('Текст') }, 'Подзаголовок'),
    paragraph: shape({ type: constant('paragraph'), text: text('Текст') }, 'Абзац'),
    list: shape({ type: constant('list'), ordered: flag('Нумеровать'), items: list(text(), 'Строки') }, 'Список'),
    note: shape({ type: constant('note'), text: text('Текст') }, 'Выделенная строка'),
    table: shape({ type: constant('table'), caption: text('Название') }, 'Таблица'),
  }),
  'Части текста',
);
const PARTS = [
  { type: 'paragraph', text: 'Ставим за день' },
  { type: 'table', caption: 'Сроки' },
];
const PATH = 'content[0].props.nodes';

const FACTS = factTexts([{ key: 'invis_duos.backup', name: 'Работа без питания', value: '72', unit: 'ч' }]);
const OTHER_FACTS = factTexts([{ key: 'invis_duos.backup', name: 'Работа без питания', value: '96', unit: 'ч' }]);

interface EditorProps extends Partial<FieldsState> {
  text?: unknown;
}

function Editor({ focus = null, facts = FACTS, faults = new Map<string, string>(), text = PARTS }: EditorProps) {
  const [parts, setParts] = useState<unknown>(text);
  const choices = { goods: new Map(), linkTargets: () => [] };
  const rest = {
    ...choices,
    insertItem: jest.fn(),
    moveItem: jest.fn(),
    removeItem: jest.fn(),
    isAnchorTaken: () => false,
  };
  const [state] = useState({ change: (_path: string, next: unknown) => setParts(next), ...rest, facts, faults, focus });
  return (
    <FieldsContext value={{ ...state, facts, focus, faults }}>
      <RichTextEditor field={FIELD} path={PATH} value={parts}>
        {(_shape, path) => <p>{`Поля ${path}`}</p>}
      </RichTextEditor>
      <output>{JSON.stringify(parts)}</output>
    </FieldsContext>
  );
}

const parts = () => JSON.parse(screen.getByRole('status').textContent) as unknown;

beforeAll(() => {
  // jsdom has no layout.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Element.prototype.scrollIntoView = () => undefined;
});

it('shows a text with its tools, and no violation', async () => {
  const { container } = render(<Editor />);

  expect(screen.getByRole('textbox', { name: 'Части текста' })).toHaveTextContent('Ставим за день');
  expect(screen.getByRole('combobox', { name: 'Вид абзаца' })).toHaveDisplayValue('Абзац');
  expect(screen.getByRole('button', { name: 'Ссылка' })).toBeDisabled();
  await expectNoAxeViolations(container);
});

it('makes a paragraph a heading, a line or a list', async () => {
  render(<Editor />);
  const style = screen.getByRole('combobox', { name: 'Вид абзаца' });

  await userEvent.selectOptions(style, 'Подраздел');
  expect(parts()).toEqual([{ type: 'heading', level: 3, text: 'Ставим за день' }, PARTS[1]]);
  await userEvent.selectOptions(style, 'Выделенная строка');
  expect(parts()).toEqual([{ type: 'note', text: 'Ставим за день' }, PARTS[1]]);
  await userEvent.click(screen.getByRole('button', { name: 'Список с номерами' }));
  expect(parts()).toEqual([{ type: 'list', ordered: true, items: ['Ставим за день'] }, PARTS[1]]);
  await userEvent.click(screen.getByRole('button', { name: 'Список с номерами' }));
  expect(parts()).toEqual(PARTS);
});

it('puts a card below the cursor and opens its fields', async () => {
  render(<Editor />);

  await userEvent.click(screen.getByRole('button', { name: 'Таблица' }));

  expect(parts()).toEqual([PARTS[0], { type: 'table', caption: 'Название…' }, PARTS[1]]);
  expect(screen.getByText(`Поля ${PATH}[1]`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'К тексту' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'К тексту' }));
  expect(screen.queryByText(/^Поля/)).toBeNull();
});

it('opens the card whose field was pressed in the page, and leaves the cursor there', () => {
  render(<Editor focus={{ path: `${PATH}[1].caption`, takesCursor: false }} />);

  expect(screen.getByText(`Поля ${PATH}[1]`)).toBeVisible();
  expect(document.body).toHaveFocus();
});

it('names the faults of its parts, and puts the cursor to the one that is asked for', () => {
  const path = `${PATH}[0].text`;
  render(<Editor faults={new Map([[path, 'слишком длинно']])} focus={{ path, takesCursor: true }} />);
  const field = screen.getByRole('textbox', { name: 'Части текста' });

  expect(field).toHaveAccessibleDescription('слишком длинно');
  expect(field).toBeInvalid();
  expect(field).toHaveFocus();
});

describe('the name of a fact', () => {
  const text = [{ type: 'paragraph', text: '{invis_duos.backup} без питания' }];
  const field = () => screen.getByRole('textbox', { name: 'Части текста' });

  it('is a chip that says what the page says, also when that changes, and stays a name in the document', () => {
    const { rerender } = render(<Editor text={text} />);
    expect(field()).toHaveTextContent(/^72\sч без питания$/);
    expect(parts()).toEqual(text);

    rerender(<Editor text={text} facts={OTHER_FACTS} />);
    expect(field()).toHaveTextContent(/^96\sч без питания$/);
    expect(parts()).toEqual(text);
  });

  it('is a chip for a word of the seller, too', () => {
    const named = [{ type: 'paragraph', text: 'Звоните: {seller.phone}' }];
    render(<Editor text={named} />);

    expect(field()).toHaveTextContent(`Звоните: ${SHOP_PHONE}`);
    expect(parts()).toEqual(named);
  });

  it('goes with one key', async () => {
    render(<Editor text={text} focus={{ path: `${PATH}[0].text`, takesCursor: true }} />);

    await userEvent.keyboard('{Delete}');

    expect(parts()).toEqual([{ type: 'paragraph', text: ' без питания' }]);
  });
});
