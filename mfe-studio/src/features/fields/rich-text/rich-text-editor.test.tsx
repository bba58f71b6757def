import { act, render as renderAlone, screen, waitFor, within } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { factTexts } from '@shop/shared/facts';
import { SHOP_PHONE } from '@shop/shared/seller';
import { ShopProvider } from '@shop/shared/runtime';
import {
  choice,
  constant,
  flag,
  list,
  optional,
  picture,
  richText,
  shape,
  text,
  variants,
} from '@shop/shared/page-documents';
import { createTestShop, expectNoAxeViolations, NO_REMOTES, userEvent } from '@shop/shared/testing';
import { fakeNetwork } from '../../../testing/fake-network';
import { FieldsContext, type FieldsState } from '../fields-context';
import { RichTextEditor } from './rich-text-editor';

/** jsdom has no layout. */
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

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
    table: shape(
      {
        type: constant('table'),
        caption: text('Название'),
        head: list(text(), 'Столбцы'),
        rows: list(list(text()), 'Строки'),
      },
      'Таблица',
    ),
    picture: shape(
      { type: constant('picture'), picture: picture('Картинка'), caption: optional(text('Подпись')) },
      'Картинка',
    ),
  }),
  'Части текста',
);
const PICTURE = { src: '/a.webp', width: 4, height: 3, alt: 'Тягач' };
const PARTS = [
  { type: 'paragraph', text: 'Ставим за день' },
  { type: 'picture', picture: PICTURE, caption: 'Ночью' },
];
const TABLE = {
  type: 'table',
  caption: 'Сроки',
  head: ['Город', 'Дней'],
  rows: [
    ['Москва', '1'],
    ['Тверь', '2'],
  ],
};
const PATH = 'content[0].props.nodes';

const FACTS = factTexts([{ key: 'invis_duos.backup', name: 'Работа без питания', value: '72', unit: 'ч' }]);
const OTHER_FACTS = factTexts([{ key: 'invis_duos.backup', name: 'Работа без питания', value: '96', unit: 'ч' }]);

interface EditorProps extends Partial<FieldsState> {
  text?: unknown;
}

function Editor({ focus = null, facts = FACTS, faults = new Map<string, string>(), text = PARTS, wide }: EditorProps) {
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
    <FieldsContext value={{ ...state, facts, focus, faults, ...(wide && { wide }) }}>
      <RichTextEditor field={FIELD} path={PATH} value={parts}>
        {(_shape, path) => <p>{`Поля ${path}`}</p>}
      </RichTextEditor>
      <output aria-label="Документ">{JSON.stringify(parts)}</output>
    </FieldsContext>
  );
}

const network = fakeNetwork();
const shop = createTestShop();
const render = (ui: ReactNode) =>
  renderAlone(ui, {
    wrapper: ({ children }) => (
      <ShopProvider shop={shop} remotes={NO_REMOTES}>
        {children}
      </ShopProvider>
    ),
  });

const textbox = () => screen.getByRole('textbox', { name: 'Части текста' });

/** Jsdom has no clipboard. */
function paste(data: Partial<Record<'text/html' | 'text/plain', string>>, files: readonly File[] = []) {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { files, getData: (type: keyof typeof data) => data[type] ?? '' } });
  act(() => void textbox().dispatchEvent(event));
}

const parts = () => JSON.parse(screen.getByRole('status', { name: 'Документ' }).textContent) as unknown;

beforeAll(() => {
  // jsdom has no layout.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  Element.prototype.scrollIntoView = () => undefined;
});

it('shows a text with its tools, and no violation', async () => {
  const { container } = render(<Editor />);

  expect(screen.getByRole('textbox', { name: 'Части текста' })).toHaveTextContent('Ставим за день');
  expect(screen.getByRole('combobox', { name: 'Вид абзаца' })).toHaveDisplayValue('Абзац');
  expect(screen.getByRole('button', { name: 'Ссылка' })).toBeDisabled();
  await expectNoAxeViolations(container);
});

it('selects a sample when the cursor comes: what is typed replaces it', () => {
  render(<Editor text={[{ type: 'paragraph', text: 'Текст…' }]} />);

  act(() => textbox().focus());
  paste({ 'text/plain': 'Ставим за день' });

  expect(parts()).toEqual([PARTS[0]]);
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

  await userEvent.click(screen.getByRole('button', { name: 'Картинка' }));

  expect(parts()).toMatchObject([PARTS[0], { type: 'picture', picture: { src: '' } }, PARTS[1]]);
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

describe('a table', () => {
  const inCell = (row: number, column: number) => ({ path: `${PATH}[0].rows[${row}][${column}]`, takesCursor: true });
  const rows = () => (parts() as (typeof TABLE)[])[0]?.rows;

  it('is left and right by Tab, down by Enter, and gets a row behind its last cell', async () => {
    render(<Editor text={[TABLE]} focus={inCell(0, 1)} />);
    await userEvent.keyboard('{Tab}{Delete}');
    expect(rows()).toEqual([
      ['Москва', '1'],
      ['—', '2'],
    ]);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
    paste({ 'text/plain': '1–' });
    expect(rows()?.[1]).toEqual(['—', '1–2']);
    await userEvent.keyboard('{Tab}');
    expect(rows()?.[2]).toEqual(['—', '—']);
    await userEvent.keyboard('{Enter}');
    expect(textbox().lastElementChild?.tagName).toBe('P');
  });

  it('gets and loses rows and columns by buttons, but not the names of its columns', async () => {
    const { container } = render(<Editor text={[TABLE]} focus={inCell(0, 0)} />);
    await expectNoAxeViolations(container);
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

    await press('Строка выше');
    await press('Столбец справа');
    expect(parts()).toMatchObject([
      {
        head: ['Город', '—', 'Дней'],
        rows: [
          ['—', '—', '—'],
          ['Москва', '—', '1'],
          ['Тверь', '—', '2'],
        ],
      },
    ]);
    await press('Удалить столбец');
    await press('Удалить строку');
    expect(parts()).toMatchObject([
      {
        head: ['—', 'Дней'],
        rows: [
          ['—', '—'],
          ['—', '2'],
        ],
      },
    ]);
    await userEvent.type(screen.getByRole('textbox', { name: /Название таблицы/ }), '!');
    expect(parts()).toMatchObject([{ caption: 'Сроки!' }]);
    await press('Удалить таблицу');
    expect(parts()).toEqual([]);
  });

  it('keeps the row of names: it is not deleted, and there is none above it', () => {
    render(<Editor text={[TABLE]} focus={{ path: `${PATH}[0].head[0]`, takesCursor: true }} />);

    for (const name of ['Строка выше', 'Удалить строку']) expect(screen.getByRole('button', { name })).toBeDisabled();
  });

  it('takes cells of a spreadsheet into its own, and other words into the one at the cursor', () => {
    render(<Editor text={[TABLE]} focus={inCell(1, 1)} />);

    paste({ 'text/plain': '7\t8\n9\t10' });
    expect(parts()).toEqual([
      {
        ...TABLE,
        head: ['Город', 'Дней', '—'],
        rows: [
          ['Москва', '1', '—'],
          ['Тверь', '7', '8'],
          ['—', '9', '10'],
        ],
      },
    ]);
  });

  it('takes the words of paragraphs as one line', () => {
    render(<Editor text={[TABLE]} focus={inCell(1, 1)} />);

    paste({ 'text/html': '<p>Два <b>или</b></p><p>три </p>' });
    expect(rows()?.[1]).toEqual(['Тверь', 'Два или три2']);
  });
});

describe('«/»', () => {
  const openMenu = () => {
    act(() => textbox().focus());
    paste({ 'text/plain': '/' });
  };

  it('offers what can be put here, fewer with each letter, by arrows and Enter', async () => {
    const { container } = render(<Editor text={[]} />);
    openMenu();
    const menu = await screen.findByRole('listbox', { name: 'Вставить' });
    expect(menu).toHaveTextContent(/^РазделПодразделВыделенная строкаСписокСписок с\sномерамиТаблицаКартинка$/);
    expect(textbox()).toHaveAttribute('aria-activedescendant', within(menu).getAllByRole('option')[0]?.id);
    await expectNoAxeViolations(container);

    paste({ 'text/plain': 'спис' });
    expect(
      within(menu)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Список', 'Список с номерами']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(screen.queryByRole('listbox')).toBeNull();
    paste({ 'text/plain': 'раз' });
    expect(parts()).toEqual([{ type: 'list', ordered: true, items: ['раз'] }]);
  });

  it('closes with Escape, and what was typed stays', async () => {
    render(<Editor text={[]} />);
    openMenu();
    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('listbox')).toBeNull();
    expect(parts()).toEqual([{ type: 'paragraph', text: '/' }]);
  });
});

describe('a paste', () => {
  const focus = { path: `${PATH}[0].text`, takesCursor: true };

  it('uploads pictures into cards that stand there meanwhile', async () => {
    network.mockResolvedValue(Response.json({ id: 1, address: '/uploads/b.webp', width: 8, height: 6 }));
    render(<Editor focus={focus} />);

    paste({ 'text/html': '<p>До</p><img src="data:image/png;base64,iVBORw0KGgo=" alt="Схема">' });

    expect(screen.getByText('Загружаем картинки…')).toBeVisible();
    await waitFor(() =>
      expect(parts()).toContainEqual({
        type: 'picture',
        picture: { src: '/uploads/b.webp', width: 8, height: 6, alt: 'Схема' },
      }),
    );
    expect(screen.queryByText('Загружаем картинки…')).toBeNull();
  });

  it('says in one line what could not come along, and why a picture was refused', async () => {
    render(<Editor focus={focus} />);
    paste({ 'text/html': '<p>До<img src="https://example.ru/a.png"><video></video></p>' });
    expect(screen.getByRole('alert')).toHaveTextContent(/Не\sвошли: 1 картинка .*; вставки/);
    await userEvent.click(screen.getByRole('button', { name: 'Понятно' }));
    expect(screen.queryByRole('alert')).toBeNull();

    network.mockResolvedValue(Response.json({ message: 'Слишком много точек' }, { status: 400 }));
    paste({}, [new File(['x'], 'a.png', { type: 'image/png' })]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Слишком много точек');
    expect(parts()).toContainEqual(expect.objectContaining({ type: 'picture' }));
  });
});

it('asks for the width of the screen by its button and by keys', async () => {
  const toggle = jest.fn();
  const { container } = render(<Editor wide={{ isOn: false, toggle }} />);

  await userEvent.click(screen.getByRole('button', { name: 'На всю ширину', pressed: false }));
  await userEvent.keyboard('{Control>}{Shift>}[KeyF]{/Shift}{/Control}');

  expect(toggle).toHaveBeenCalledTimes(2);
  await expectNoAxeViolations(container);
});

it('makes a list of a list by Tab, three levels deep, and back by Shift + Tab', async () => {
  const items = ['Раз', 'Два', 'Три'];
  const text = [{ type: 'list', ordered: false, items, levels: [0, 1, 2] }];
  const levels = () => (parts() as { levels?: number[] }[])[0]?.levels;
  render(<Editor text={text} focus={{ path: `${PATH}[0].items[2]`, takesCursor: true }} />);

  await userEvent.keyboard('{Tab}');
  expect(levels()).toEqual([0, 1, 2]);
  expect(textbox()).not.toHaveFocus(); // there is a way out for the keyboard
  act(() => textbox().focus());
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Shift>}{Tab}{/Shift}');
  expect(levels()).toEqual([0, 1, 0]);
  await userEvent.keyboard('{Tab}');
  expect(levels()).toEqual([0, 1, 1]);
});
