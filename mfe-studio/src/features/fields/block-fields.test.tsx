import { render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { factTexts } from '@shop/shared/facts';
import {
  choice,
  flag,
  heading,
  list,
  locked,
  number,
  optional,
  shape,
  text,
  variants,
  constant,
} from '@shop/shared/page-documents';
import { expectNoAxeViolations, renderPage, makeProduct, userEvent } from '@shop/shared/testing';
import { BlockFields } from './block-fields';
import { FieldsContext, type FieldsState } from './fields-context';
import { goodsOf } from './goods';
import type { LinkTarget } from '../links';

const schema = shape(
  {
    id: text('Якорь', { role: 'anchor', max: 60 }),
    heading: heading('Заголовок'),
    note: optional(text('Примечание')),
    price: number('Цена'),
    isBig: flag('Крупно'),
    tone: optional(choice('Тон', [['dark', 'Тёмный']])),
    formula: locked(text('Формула')),
    button: optional(shape({ text: text('Надпись'), href: text('Адрес', { role: 'link' }) }, 'Кнопка')),
    items: list(shape({ question: text('Вопрос'), answer: text('Ответ') }), 'Вопросы'),
    slugs: optional(list(text('Товар', { role: 'product' }), 'Товары')),
    nodes: list(
      variants({
        paragraph: shape({ type: constant('paragraph'), text: text('Текст') }, 'Абзац'),
        note: shape({ type: constant('note'), text: text('Слова') }, 'Заметка'),
      }),
      'Части',
    ),
  },
  'Вопросы',
);

const GOODS = goodsOf([
  makeProduct({ id: 1, slug: 'invis_duos', name: 'INVIS DUOS', category: 'Комплексы' }),
  makeProduct({ id: 2, slug: 'beacon', name: 'Маяк', price: 0, category: null }),
]);
const TARGETS: readonly LinkTarget[] = [{ href: '/rental', name: 'Прокат', kind: 'page' }];
const FACTS = factTexts([{ key: 'invis_duos.backup', name: 'Работа без питания', value: '72', unit: 'ч' }]);

const VALUE = {
  id: 'faq',
  heading: 'Частые вопросы',
  price: 7.5,
  isBig: false,
  formula: 'a * b',
  items: [
    { question: 'Сколько стоит?', answer: 'Спросите' },
    { question: 'Когда?', answer: 'Завтра' },
  ],
  slugs: ['invis_duos'],
  nodes: [{ type: 'note', text: 'Важно' }],
};

const NO_CHANGES = {
  ...{ change: jest.fn(), insertItem: jest.fn(), moveItem: jest.fn(), removeItem: jest.fn() },
  ...{ isAnchorTaken: () => false, faults: new Map<string, string>(), focus: null },
};

function setUp(changes: Partial<FieldsState> = {}, value = VALUE) {
  const calls = {
    change: jest.fn(),
    insertItem: jest.fn(),
    moveItem: jest.fn(),
    removeItem: jest.fn(),
    isAnchorTaken: () => false,
  };
  const state: FieldsState = {
    ...calls,
    facts: FACTS,
    goods: GOODS,
    linkTargets: () => TARGETS,
    faults: new Map(),
    focus: null,
    ...changes,
  };
  const view = renderPage(() => (
    <FieldsContext value={state}>
      <BlockFields schema={schema} path="content[1].props" value={value} />
    </FieldsContext>
  ));
  return { ...calls, ...view };
}

describe('BlockFields', () => {
  it('draws an input for each field, by its Russian name, and no violation', async () => {
    const { container } = setUp();

    expect(screen.getByRole('textbox', { name: 'Заголовок' })).toHaveValue('Частые вопросы');
    expect(screen.getByRole('textbox', { name: 'Цена' })).toHaveValue('7,5');
    expect(screen.getByRole('switch', { name: 'Крупно' })).not.toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Тон' })).toHaveDisplayValue('Не\u00A0выбрано');
    expect(screen.getByText('14 / 140')).toBeVisible();
    await expectNoAxeViolations(container);
  });

  it('takes an anchor letter by letter, and keeps what is none out of the page', async () => {
    const { change } = setUp({ isAnchorTaken: (_path, anchor) => anchor === 'goods' });
    await userEvent.click(screen.getByText(/^Якорь и/));
    const anchor = screen.getByRole('textbox', { name: 'Якорь' });

    await userEvent.type(anchor, '-1');
    expect(change.mock.calls).toEqual([['content[1].props.id', 'faq-1']]);

    await userEvent.clear(anchor);
    await userEvent.type(anchor, 'Goods');
    expect(anchor).toHaveValue('Goods');
    expect(anchor).toHaveAccessibleDescription(/строчные латинские/);

    await userEvent.clear(anchor);
    await userEvent.paste('goods');
    expect(anchor).toHaveAccessibleDescription(/якорь «goods» уже есть/);
    expect(change).toHaveBeenCalledTimes(1);
  });

  it('tells a limit while one types', () => {
    setUp({}, { ...VALUE, heading: 'а'.repeat(143) });

    expect(screen.getByRole('textbox', { name: 'Заголовок' })).toHaveAccessibleDescription(/Длиннее на\s3/);
  });

  it('selects a sample as a whole, by key and by press: what is typed replaces it', async () => {
    const { change } = setUp({}, { ...VALUE, heading: 'Новый заголовок…' });
    const field = screen.getByRole('textbox', { name: 'Заголовок' });

    await userEvent.tab();
    expect(field).toHaveFocus();
    await userEvent.keyboard('П');
    expect(change).toHaveBeenLastCalledWith('content[1].props.heading', 'П');
    await userEvent.click(field);
    await userEvent.keyboard('С');
    expect(change).toHaveBeenLastCalledWith('content[1].props.heading', 'С');
  });

  it('puts the cursor into what was added: an item of a list, a group', async () => {
    function Held() {
      const [value, setValue] = useState<Record<string, unknown>>({ items: VALUE.items });
      return (
        <FieldsContext
          value={{
            change: (path, next) => setValue((before) => ({ ...before, [path.slice(2)]: next })),
            insertItem: () =>
              setValue((before) => ({ ...before, items: [...VALUE.items, { question: 'Вопрос…', answer: 'Ответ…' }] })),
            ...{ moveItem: jest.fn(), removeItem: jest.fn(), isAnchorTaken: () => false },
            ...{ facts: FACTS, goods: GOODS, linkTargets: () => TARGETS, faults: new Map(), focus: null },
          }}
        >
          <BlockFields
            schema={shape({ items: schema.fields.items, button: schema.fields.button })}
            path="p"
            value={value}
          />
        </FieldsContext>
      );
    }
    renderPage(Held);

    await userEvent.click(screen.getByRole('button', { name: 'Добавить: Вопросы' }));
    expect(screen.getByRole('textbox', { name: 'Вопрос' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Вопрос' })).toHaveValue('Вопрос…');
    await userEvent.click(screen.getByRole('button', { name: 'Добавить: Кнопка' }));
    expect(screen.getByRole('textbox', { name: 'Надпись' })).toHaveFocus();
  });

  it('says what a text may be chosen from', () => {
    const parent = text('Раздел меню', { suggestions: ['Решения', 'Компания'] });
    render(
      <FieldsContext value={{ ...NO_CHANGES, facts: FACTS, goods: GOODS, linkTargets: () => TARGETS }}>
        <BlockFields schema={shape({ parent })} path="p" value={{ parent: '' }} />
      </FieldsContext>,
    );

    expect(screen.getByRole('combobox', { name: 'Раздел меню' })).toHaveAccessibleDescription(/Решения, Компания/);
  });

  it('shows what is locked without an input', () => {
    setUp();

    expect(screen.queryByRole('textbox', { name: 'Формула' })).toBeNull();
    expect(screen.getByText('a * b')).toBeVisible();
  });

  it('says where a value has changed; an empty optional text is taken away', async () => {
    const { change } = setUp();

    await userEvent.type(screen.getByRole('textbox', { name: 'Заголовок' }), '!');
    expect(change).toHaveBeenLastCalledWith('content[1].props.heading', 'Частые вопросы!');

    await userEvent.click(screen.getByRole('switch', { name: 'Крупно' }));
    expect(change).toHaveBeenLastCalledWith('content[1].props.isBig', true);

    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Тон' }), 'Тёмный');
    expect(change).toHaveBeenLastCalledWith('content[1].props.tone', 'dark');
  });

  it("says what the seller's data look like on the page", () => {
    setUp({}, { ...VALUE, heading: 'Звоните: {seller.phone}' });

    expect(screen.getByRole('textbox', { name: 'Заголовок' })).toHaveAccessibleDescription(
      /На\sстранице: Звоните: 8.800/,
    );
    expect(screen.getByRole('textbox', { name: 'Цена' })).toHaveAccessibleDescription('');
  });

  it('says what a fact is on the page', () => {
    setUp({}, { ...VALUE, heading: 'До {invis_duos.backup} работы' });

    expect(screen.getByRole('textbox', { name: 'Заголовок' })).toHaveAccessibleDescription(
      /На\sстранице: До 72\sч работы \(.*«Магазина», их меняют там\)/,
    );
  });

  it('keeps texts in one line', async () => {
    const { change } = setUp();
    const field = screen.getByRole('textbox', { name: 'Заголовок' });

    await userEvent.type(field, '{Enter}');
    expect(change).not.toHaveBeenCalled();

    await userEvent.click(field);
    await userEvent.paste(' из\nдвух\r\n строк');
    expect(change).toHaveBeenLastCalledWith('content[1].props.heading', 'Частые вопросы из двух строк');
  });

  it('reads numbers as people write them, and says when it is none', async () => {
    function Held() {
      const [value, setValue] = useState<unknown>(1);
      const change = (_path: string, next: unknown) => setValue(next);
      const rest = { insertItem: jest.fn(), moveItem: jest.fn(), removeItem: jest.fn(), isAnchorTaken: () => false };
      return (
        <FieldsContext
          value={{
            change,
            ...rest,
            facts: FACTS,
            goods: GOODS,
            linkTargets: () => TARGETS,
            faults: new Map(),
            focus: null,
          }}
        >
          <BlockFields schema={shape({ price: number('Цена') })} path="p" value={{ price: value }} />
          <output>{JSON.stringify(value)}</output>
        </FieldsContext>
      );
    }
    renderPage(Held);
    const field = screen.getByRole('textbox', { name: 'Цена' });

    await userEvent.clear(field);
    await userEvent.type(field, '7 900,5');
    expect(screen.getByText('7900.5')).toBeVisible();

    await userEvent.type(field, 'х');
    expect(field).toBeInvalid();
    expect(screen.getByText('Нужно число')).toBeVisible();
  });

  it('adds an optional part', async () => {
    const { change } = setUp();

    await userEvent.click(screen.getByRole('button', { name: 'Добавить: Кнопка' }));

    expect(change).toHaveBeenCalledWith('content[1].props.button', { text: 'Надпись…', href: '/' });
  });

  it('leads the cursor into a part that was added, and back to its button when it goes', async () => {
    function Held() {
      const [value, setValue] = useState<Record<string, unknown>>(VALUE);
      const change = (_path: string, button: unknown) => setValue({ ...value, button });
      const state = { ...NO_CHANGES, change, facts: FACTS, goods: GOODS, linkTargets: () => TARGETS };
      return (
        <FieldsContext value={state}>
          <BlockFields schema={schema} path="content[1].props" value={value} />
        </FieldsContext>
      );
    }
    renderPage(Held);

    await userEvent.click(screen.getByRole('button', { name: 'Добавить: Кнопка' }));
    expect(screen.getByRole('textbox', { name: 'Надпись' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Убрать: Кнопка' }));
    expect(screen.getByRole('button', { name: 'Добавить: Кнопка' })).toHaveFocus();
  });

  it('lets a product be chosen by its name, and names it in the list', async () => {
    const { change, container } = setUp();
    await userEvent.click(screen.getByRole('button', { name: '1 INVIS DUOS' }));

    const product = screen.getByRole('combobox', { name: 'Товар' });
    expect(product).toHaveDisplayValue('INVIS DUOS, 24\u00A0900\u00A0₽');
    expect(container.querySelector('img')).toHaveAttribute('src', '/images/thing.svg');
    expect(screen.getByRole('option', { name: /^Маяк, цена по\s+запросу$/ })).toHaveValue('beacon');
    await userEvent.selectOptions(product, 'beacon');
    expect(change).toHaveBeenCalledWith('content[1].props.slugs[0]', 'beacon');
    await expectNoAxeViolations(container);
  });

  it('says that the catalogue does not have a product', async () => {
    setUp({}, { ...VALUE, slugs: ['gone'] });
    await userEvent.click(screen.getByRole('button', { name: '1 gone' }));

    expect(screen.getByRole('combobox', { name: 'Товар' })).toHaveDisplayValue('«gone» в\u00A0каталоге нет');
  });

  it('offers the pages for a link, and says where it leads', async () => {
    const button = { text: 'Подробнее', href: '/rental' };
    const { change, container } = setUp({}, { ...VALUE, button } as typeof VALUE);

    const link = screen.getByRole('combobox', { name: 'Адрес' });
    expect(link).toHaveAccessibleDescription(/Ведёт на\s+страницу «Прокат»/);
    expect(container.querySelector('datalist option')).toHaveTextContent('Прокат, страница');
    await userEvent.clear(link);
    await userEvent.paste(`${location.origin}/sale`);
    expect(change).toHaveBeenLastCalledWith('content[1].props.button.href', expect.stringMatching(/\/sale$/));
  });

  it('opens an item of a list, moves and removes it, and adds one of a chosen kind', async () => {
    const { insertItem, moveItem, removeItem, change } = setUp();
    const items = screen.getByRole('list', { name: 'Вопросы' });

    await userEvent.click(within(items).getByRole('button', { name: '1 Сколько стоит?' }));
    await userEvent.type(within(items).getByRole('textbox', { name: 'Ответ' }), '.');
    expect(change).toHaveBeenLastCalledWith('content[1].props.items[0].answer', 'Спросите.');

    await userEvent.click(within(items).getByRole('button', { name: 'Опустить №\u00A01' }));
    expect(moveItem).toHaveBeenCalledWith('content[1].props.items', 0, 1);

    await userEvent.click(within(items).getByRole('button', { name: 'Удалить №\u00A02' }));
    expect(removeItem).toHaveBeenCalledWith('content[1].props.items', 1);

    await userEvent.click(screen.getByRole('button', { name: 'Абзац' }));
    expect(insertItem).toHaveBeenCalledWith('content[1].props.nodes', 1, expect.objectContaining({ label: 'Абзац' }));
  });

  it('opens the item of a fault, and puts the cursor into its field', () => {
    // jsdom has no layout to scroll.
    Element.prototype.scrollIntoView = jest.fn();
    const path = 'content[1].props.items[1].answer';

    setUp({ focus: { path, takesCursor: true }, faults: new Map([[path, 'заполните поле']]) });

    expect(screen.getByRole('textbox', { name: 'Ответ' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Ответ' })).toHaveAccessibleDescription('заполните поле');
  });
});
