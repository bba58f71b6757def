import { act, render, screen, within } from '@testing-library/react';
import { heading, shape, text, type Block, type Schemas } from '@shop/shared/page-documents';
import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { Outline, type OutlineProps } from './outline';

const schemas: Schemas = {
  kinds: {
    Hero: shape({ id: text('Якорь', { role: 'anchor' }), title: heading('Заголовок') }, 'Первый экран'),
    Quote: shape({ id: text('Якорь', { role: 'anchor' }), text: text('Текст') }, 'Цитата'),
  },
};
const blocks: Block[] = [
  { type: 'Hero', props: { id: 'hero', title: 'Машина вернётся в парк' } },
  { type: 'Quote', props: { id: 'quote', text: 'Ни одной угнанной' } },
  { type: 'Later', props: { id: 'later' } },
];

const STATE = {
  ...{ blocks, schemas, selected: 1, addingAfter: null },
  faulty: new Set<number>(),
  comments: new Map<string, number>(),
};

const callsOf = () => ({
  onSelect: jest.fn(),
  onEnter: jest.fn(),
  onComments: jest.fn(),
  onAdd: jest.fn(),
  onMove: jest.fn(),
  onDuplicate: jest.fn(),
  onCopy: jest.fn(),
  onMakeCommon: jest.fn(),
  onHide: jest.fn(),
  onRemove: jest.fn(),
});

function setUp(changes: Partial<OutlineProps> = {}) {
  const calls = callsOf();
  const view = render(<Outline {...STATE} {...calls} {...changes} />);
  return { ...view, ...calls };
}

describe('Outline', () => {
  it('lists the blocks by their Russian names and first words, and no violation', async () => {
    const { container } = setUp({ faulty: new Set([0]) });

    const rows = screen.getAllByRole('listitem').map((row) => within(row).getAllByRole('button')[0]);
    expect(rows.map((row) => row?.textContent)).toEqual([
      'Первый экранМашина вернётся в паркесть ошибки',
      'ЦитатаНи одной угнанной',
      'Later',
    ]);
    expect(rows[1]).toHaveAttribute('aria-current', 'true');
    await expectNoAxeViolations(container);
  });

  it('moves a block by button and by key, and says where it is', async () => {
    const { onMove } = setUp();

    await userEvent.click(screen.getByRole('button', { name: 'Поднять' }));
    expect(onMove).toHaveBeenLastCalledWith('quote', 0);
    expect(screen.getByRole('status')).toHaveTextContent('«Цитата» теперь 1 из 3');

    act(() => screen.getByRole('button', { name: /^Цитата/ }).focus());
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(onMove).toHaveBeenLastCalledWith('quote', 2);
  });

  it('is one Tab stop: arrows, Home and End lead from block to block', async () => {
    const { rerender, ...calls } = setUp({ comments: new Map([['hero', 2]]) });
    const row = (name: RegExp) => screen.getByRole('button', { name });
    const stops = () =>
      within(screen.getByRole('list'))
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops()).toEqual([row(/^Цитата/), row(/после «Цитата»/)]);

    act(() => row(/^Цитата/).focus());
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(row(/^Первый экран/)).toHaveFocus();
    expect(stops()).toEqual([row(/^Первый экран/), row(/: 2/), row(/после «Первый экран»/)]);
    await userEvent.keyboard('{End}');
    expect(row(/^Later/)).toHaveFocus();

    rerender(<Outline {...STATE} {...calls} selected={0} />);
    expect(stops()[0]).toBe(row(/^Первый экран/));
  });

  it('moves nothing beyond the ends', async () => {
    const { onMove } = setUp({ selected: 0 });

    expect(screen.getByRole('button', { name: 'Поднять' })).toBeDisabled();
    act(() => screen.getByRole('button', { name: /^Первый экран/ }).focus());
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');

    expect(onMove).not.toHaveBeenCalled();
  });

  it('has its tools in one place, so that nothing slides under the pointer', async () => {
    const { rerender } = setUp({ selected: null });
    const tools = screen.getByRole('group', { name: 'Блок не\u00A0выбран' });
    expect(
      within(tools)
        .getAllByRole('button')
        .map((button) => (button as HTMLButtonElement).disabled),
    ).toEqual(Array.from({ length: 7 }, () => true));

    rerender(<Outline {...STATE} {...callsOf()} selected={0} />);

    expect(screen.getByRole('group', { name: 'Блок «Первый экран»' })).toBe(tools);
  });

  it('leads to the fields of a block by Enter, and only selects it by the space bar', async () => {
    const { onSelect, onEnter } = setUp();
    act(() => screen.getByRole('button', { name: /^Первый экран/ }).focus());

    await userEvent.keyboard('{Control>}{Enter}{/Control}'); // publishes
    expect(onEnter).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onEnter).toHaveBeenCalledWith('hero');
    expect(onSelect).not.toHaveBeenCalled();

    await userEvent.keyboard(' ');
    expect(onSelect).toHaveBeenCalledWith('hero');
  });

  it('says how many open comments a block has, and leads to them', async () => {
    const { container, onComments, onSelect } = setUp({ comments: new Map([['quote', 2]]) });

    await userEvent.click(screen.getByRole('button', { name: /^«Цитата»: 2\sоткрытых комментария$/ }));

    expect(onComments).toHaveBeenCalledWith('quote');
    expect(onSelect).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: /^«Первый экран»: / })).toBeNull();
    await expectNoAxeViolations(container);
  });

  it('hides a block, marks it, and shows it again', async () => {
    const { rerender, onHide } = setUp();
    await userEvent.click(screen.getByRole('button', { name: 'Скрыть' }));
    expect(onHide).toHaveBeenLastCalledWith('quote', true);
    expect(screen.getByRole('status')).toHaveTextContent('«Цитата» скрыт от покупателей');

    const calls = callsOf();
    const hidden = blocks.map((block, index) => (index === 1 ? { ...block, isHidden: true as const } : block));
    rerender(<Outline {...STATE} {...calls} blocks={hidden} />);

    expect(screen.getByRole('button', { name: /^Цитата.*скрыт$/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
    expect(calls.onHide).toHaveBeenLastCalledWith('quote', false);
  });

  it('says when a block is shown', () => {
    const timed = blocks.map((block, index) =>
      index === 1 ? { ...block, endsAt: '2020-12-05T20:59:00.000Z' } : block,
    );
    setUp({ blocks: timed });

    expect(screen.getByRole('button', { name: /^Цитата.*закончился$/ })).toBeVisible();
  });

  it('selects, duplicates, copies elsewhere, removes and adds', async () => {
    const { onSelect, onDuplicate, onCopy, onRemove, onAdd } = setUp();

    await userEvent.click(screen.getByRole('button', { name: /^Первый экран/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Дублировать' }));
    await userEvent.click(screen.getByRole('button', { name: /^Скопировать на.другую страницу$/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
    await userEvent.click(screen.getByRole('button', { name: 'Добавить блок после «Первый экран»' }));

    expect(onSelect).toHaveBeenCalledWith('hero');
    expect(onDuplicate).toHaveBeenCalledWith('quote');
    expect(onCopy).toHaveBeenCalledTimes(1);
    expect(onRemove).toHaveBeenCalledWith('quote');
    expect(onAdd).toHaveBeenCalledWith(0);
  });
});

it('makes a block common, and leaves a document of one block as it is', async () => {
  const calls = callsOf();
  const { rerender } = render(<Outline {...STATE} {...calls} />);
  await userEvent.click(screen.getByRole('button', { name: 'Сделать общим' }));
  expect(calls.onMakeCommon).toHaveBeenCalledTimes(1);

  const reference: Block = { type: 'Common', props: { id: 'quote', common: 'c1' } };
  rerender(<Outline {...STATE} {...calls} blocks={blocks.with(1, reference)} />);
  expect(screen.getByRole('button', { name: 'Сделать общим' })).toBeDisabled();

  rerender(<Outline {...STATE} {...calls} isSingle />);
  expect(screen.queryByRole('button', { name: /Добавить блок|Удалить|Сделать общим/ })).toBeNull();
});
