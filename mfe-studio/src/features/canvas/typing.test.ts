/** @jest-environment jsdom */
import { factTexts, type FactTexts } from '@shop/shared/facts';
import type { PageDocument } from '@shop/shared/page-documents';
import { splitText } from '../../editing/split-text';
import { setValue } from '../../editing/document-edit';
import type { ToStudio } from './messages';
import { createTyping, type TypingOptions } from './typing';

const TEXT = 'content[0].props.nodes';

const DOCUMENT: PageDocument = {
  root: { props: { path: '/pay', title: 'Оплата', description: 'Об оплате' } },
  content: [
    {
      type: 'RichText',
      props: {
        id: 'text',
        nodes: [
          { type: 'paragraph', text: 'Платите картой' },
          { type: 'table', caption: 'Сроки', head: ['Город', 'Дней'], rows: [['Москва', '1']] },
        ],
      },
    },
    { type: 'Quote', props: { id: 'quote', text: 'Без комиссии' } },
  ],
};

beforeEach(() => {
  document.body.innerHTML = `
    <section id="text">
      <p>Платите картой</p>
      <table><tr><th>Город</th><th>Дней</th></tr><tr><td>Москва</td><td>1</td></tr></table>
    </section>
    <section id="quote"><p>Без комиссии</p></section>`;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 20));
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
});

afterEach(() => jest.restoreAllMocks());

const elementOf = (text: string) => {
  const element = [...document.querySelectorAll<HTMLElement>('p, th, td')].find((one) => one.textContent === text);
  if (!element) throw new Error(`no ${text}`);
  return element;
};

/** A page in which the cursor is in a text. */
function open(
  text: string,
  path: string,
  blockId = 'text',
  document = DOCUMENT,
  facts: FactTexts = new Map(),
  others: Partial<TypingOptions> = {},
) {
  let edited = document;
  const told: ToStudio[] = [];
  const redrawn: string[] = [];
  const typing = createTyping({
    read: () => edited,
    facts: () => facts,
    tell(message) {
      const before = edited;
      told.push(message);
      if (message.type === 'typed') edited = setValue(edited, message.path, message.text);
      if (message.type === 'split') edited = splitText(edited, message.path, message.before, message.after);
      typing.follow(before);
    },
    onRedraw: (id) => redrawn.push(id),
    ...others,
  });
  const press = (words: string, at: string, id = 'text') => {
    const element = elementOf(words);
    // As a press does: the text is opened first, and then gets the focus.
    typing.start({ path: at, element, blockId: id });
    element.tabIndex = 0;
    element.focus();
  };
  press(text, path, blockId);
  /** A colleague's edits come. */
  const merge = (merged: PageDocument) => {
    const before = edited;
    edited = merged;
    typing.follow(before);
  };
  return { typing, press, told, redrawn, merge, read: () => edited };
}

const focused = () => document.activeElement as HTMLElement;

function type(words: string): void {
  focused().append(words);
  focused().dispatchEvent(new Event('input'));
}

function pressKey(key: string, shiftKey = false): boolean {
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  return !focused().dispatchEvent(event);
}

it('draws no letter that is in its element already', () => {
  const { typing } = open('Без комиссии', 'content[1].props.text', 'quote');

  type('!');
  type('!');

  expect(typing.held()).toBe(DOCUMENT.content[1]);
});

it('leaves a block as it is drawn until the cursor leaves it: no element goes from under a pointer', () => {
  const { press, redrawn, typing } = open('Платите картой', `${TEXT}[0].text`);
  type('!');

  press('Москва', `${TEXT}[1].rows[0][0]`);
  type(' и область');

  expect(redrawn).toEqual([]);
  expect(typing.held()).toBe(DOCUMENT.content[0]);
  press('Без комиссии', 'content[1].props.text', 'quote');
  expect(redrawn).toEqual(['text']);
  expect(typing.held()).toBeNull();
});

it('selects a sample that Tab leads to: what is typed replaces it', () => {
  open('Платите картой', `${TEXT}[0].text`, 'text', DOCUMENT, new Map(), {
    isSample: (path) => path.includes('head[0]'),
  });

  pressKey('Tab');
  expect(getSelection()?.toString()).toBe('Город');
  pressKey('Tab');
  expect(getSelection()?.toString()).toBe('');
});

it('makes a paragraph with Enter, once there is a word for it', () => {
  const { told, read } = open('Платите картой', `${TEXT}[0].text`);
  getSelection()?.selectAllChildren(focused());
  getSelection()?.collapseToEnd();

  expect(pressKey('Enter')).toBe(true);
  expect(told).toEqual([]);
  type('Чек придёт');
  type(' сразу');

  const [first, second, third] = read().content[0]?.props.nodes as { text: string; type: string }[];
  expect([first, second]).toEqual([
    { type: 'paragraph', text: 'Платите картой' },
    { type: 'paragraph', text: 'Чек придёт сразу' },
  ]);
  expect(third?.type).toBe('table');
});

it('takes the words behind the cursor into the new paragraph', () => {
  const { read } = open('Платите картой', `${TEXT}[0].text`);
  getSelection()?.collapse(focused().firstChild, 7);

  pressKey('Enter');
  type(' сразу');

  expect(read().content[0]?.props.nodes).toMatchObject([{ text: 'Платите' }, { text: 'картой сразу' }, {}]);
});

it('goes from cell to cell with Tab and back, and on to the next block', () => {
  const { told } = open('Дней', `${TEXT}[1].head[1]`);

  pressKey('Tab');
  type(' область');
  pressKey('Tab', true);
  expect(focused().textContent).toBe('Дней');
  pressKey('Tab');
  pressKey('Tab');
  pressKey('Tab');

  expect(focused().textContent).toBe('Без комиссии');
  expect(told).toContainEqual({ type: 'typed', path: `${TEXT}[1].rows[0][0]`, text: 'Москва область' });
  expect(told.at(-1)).toEqual({
    type: 'selected',
    blockId: 'quote',
    path: 'content[1].props.text',
    takesCursor: false,
  });
});

it('keeps a headline in one line: what follows Enter is typed on', () => {
  const { told } = open('Без комиссии', 'content[1].props.text', 'quote');

  expect(pressKey('Enter')).toBe(true);
  type('!');

  expect(told).toEqual([{ type: 'typed', path: 'content[1].props.text', text: 'Без комиссии!' }]);
});

it('does not stop at a text that says a fact: the words of the page are not those of its field', () => {
  const facts = factTexts([{ key: 'delivery.term', name: 'Срок', value: '1', unit: '' }]);
  const named = setValue(DOCUMENT, `${TEXT}[1].rows[0][1]`, '{delivery.term}');
  open('Москва', `${TEXT}[1].rows[0][0]`, 'text', named, facts);

  pressKey('Tab');

  expect(focused().textContent).toBe('Без комиссии');
});

it('draws a block anew only when its other text is written no more', () => {
  let isWritten = true;
  const options = { isWritten: () => isWritten };
  const { typing, redrawn } = open('Платите картой', `${TEXT}[0].text`, 'text', DOCUMENT, new Map(), options);
  type('!');
  focused().blur();
  expect(redrawn).toEqual([]);

  isWritten = false;
  typing.settle();
  expect(redrawn).toEqual(['text']);
});

it('leads from a text of many parts to what is beside it, and into one', () => {
  const write = jest.fn(() => true);
  const { typing } = open('Без комиссии', 'content[1].props.text', 'quote', DOCUMENT, new Map(), { write });
  const element = elementOf('Дней');

  expect(typing.goBeside({ element, blockId: 'text' }, false)).toBe(true);
  expect(write).toHaveBeenCalledWith(expect.objectContaining({ path: `${TEXT}[1].rows[0][0]` }), 'start');
  expect(typing.goBeside({ element: elementOf('Платите картой'), blockId: 'text' }, true)).toBe(false);
});

describe("a colleague's edits", () => {
  const above = { type: 'Quote', props: { id: 'new', text: 'Новая' } };

  it('leave the cursor in its text, and what is typed belongs there, though its block has another place', () => {
    const { merge, redrawn, read } = open('Без комиссии', 'content[1].props.text', 'quote');
    type('!');
    const words = focused();

    merge({ ...read(), content: [above, ...read().content] });
    type('!');

    expect(focused()).toBe(words);
    expect(redrawn).toEqual([]);
    expect(read().content.map(({ props }) => props.text)).toEqual(['Новая', undefined, 'Без комиссии!!']);
  });

  it('are drawn in the other fields of the block that is typed in', () => {
    const quote = { type: 'Quote', props: { id: 'quote', text: 'Без комиссии', author: 'Банк' } };
    const page = { ...DOCUMENT, content: [quote] };
    const { merge, read, typing } = open('Без комиссии', 'content[0].props.text', 'quote', page);
    type('!');

    merge(setValue(read(), 'content[0].props.author', 'Мы'));

    expect(typing.held()?.props).toEqual({ id: 'quote', text: 'Без комиссии', author: 'Мы' });
    expect(focused()).toHaveAttribute('contenteditable');
  });

  it('end the typing in a text that they have changed: nothing is typed over them', () => {
    const { merge, redrawn, typing, told, read } = open('Без комиссии', 'content[1].props.text', 'quote');
    type('!');
    const count = told.length;

    merge(setValue(read(), 'content[1].props.text', 'Без процентов'));

    expect(redrawn).toEqual(['quote']);
    expect(typing.held()).toBeNull();
    expect(elementOf('Без комиссии!')).not.toHaveAttribute('contenteditable');
    elementOf('Без комиссии!').dispatchEvent(new Event('input'));
    expect(told).toHaveLength(count);
  });

  it('do not end it when letters are faster than the document', () => {
    const told: ToStudio[] = [];
    const slow = { tell: (message: ToStudio) => void told.push(message) };
    const { merge } = open('Без комиссии', 'content[1].props.text', 'quote', DOCUMENT, new Map(), slow);
    type('!');
    type('!');

    for (const message of told) if (message.type === 'typed') merge(setValue(DOCUMENT, message.path, message.text));

    expect(focused()).toHaveAttribute('contenteditable');
  });

  it('end the typing in a line that is another one now, and in a block that is gone', () => {
    const { merge, press, read, redrawn } = open('Москва', `${TEXT}[1].rows[0][0]`);
    type(' и область');

    merge(
      setValue(read(), `${TEXT}[1].rows`, [
        ['Казань', '2'],
        ['Москва и область', '1'],
      ]),
    );
    expect(redrawn).toEqual(['text']);

    press('Без комиссии', 'content[1].props.text', 'quote');
    merge({ ...read(), content: read().content.slice(0, 1) });
    expect(document.querySelector('[contenteditable]')).toBeNull();
  });
});
