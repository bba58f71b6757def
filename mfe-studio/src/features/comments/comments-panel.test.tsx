import { useState } from 'react';
import type { ShopStorage } from '@shop/shared/runtime';
import { expectNoAxeViolations, fakeApi, renderPage, userEvent, type ApiAnswer } from '@shop/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { EditorContext } from '../../editing';
import { pageOf, SCHEMAS } from '../../editing/testing/documents';
import { draftStore } from '../../editing/testing/draft-store';
import type { CommentFocus } from './comment-focus';
import { CommentsPanel } from './comments-panel';
import { useComments, type Thread } from './use-comments';

const createdAt = '2026-11-30T06:00:00.000Z';
const NOTHING = { editedAt: null, closedAt: null, closedBy: null, path: null, quote: null };
const thread = (id: number, blockId: string, changes: Partial<Thread> = {}): Thread => ({
  ...{ id, blockId, blockName: `Первый экран: ${blockId}`, text: `Слова ${id}` },
  ...{ author: 'Олег Лунин', isOwn: false, createdAt, answers: [], ...NOTHING, ...changes },
});
const ANSWER = { id: 9, text: 'Нет', author: null, isOwn: true, createdAt, editedAt: createdAt };
const CLOSED = { closedAt: createdAt, closedBy: 'Вера Ким' };
const PLACE = { blockId: 'b', blockName: 'Первый экран: Второй', path: 'title', quote: 'Второй' };

const store = draftStore(pageOf('Первый', 'Второй'));

interface Given {
  start?: CommentFocus;
  storage?: ShopStorage;
}

function setUp(threads: readonly Thread[], answers: readonly ApiAnswer[] = [], { start, storage }: Given = {}) {
  const calls = { onBlock: jest.fn(), onField: jest.fn(), onClose: jest.fn() };
  const Page = () => {
    const [shown, setShown] = useState(threads);
    const [focus, setFocus] = useState(start ?? { on: 'panel' as const });
    const comments = useComments({ pageId: 'rental', threads: shown, onChange: setShown });
    return (
      <EditorContext value={store}>
        <button type="button" onClick={() => comments.begin(PLACE)}>
          Начать
        </button>
        <CommentsPanel {...{ comments, focus, ...calls }} schemas={SCHEMAS} onFocus={setFocus} />
      </EditorContext>
    );
  };
  return { ...calls, ...renderPage(Page, { api: fakeApi(...answers), ...(storage && { storage }) }) };
}

const answerOf = (name: string, ...threads: Thread[]): ApiAnswer => ({ data: { [name]: threads } });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const textsIn = (element: HTMLElement) =>
  within(element)
    .getAllByText(/^Слова/)
    .map(({ textContent }) => textContent);

it('lists open comments in the order of the blocks, then those of blocks that are gone, then closed ones', async () => {
  const { container, onBlock } = setUp([
    thread(1, 'gone'),
    thread(2, 'b', { path: 'title', quote: 'Второй' }),
    thread(3, 'a', { answers: [ANSWER] }),
    thread(4, 'a', CLOSED),
  ]);

  expect(textsIn(container)).toEqual(['Слова 3', 'Слова 2', 'Слова 1', 'Слова 4']);
  const lost = screen.getByRole('region', { name: 'Блок удалён' });
  expect(within(lost).getByText('Первый экран: gone')).toBeVisible();
  expect(within(screen.getByRole('region', { name: /Второй$/ })).getByText('Заголовок')).toBeVisible();
  expect(screen.getByText('Учётной записи больше нет')).toBeVisible();
  await press('Первый экран: Второй');
  expect(onBlock).toHaveBeenCalledWith('b');
  await userEvent.click(screen.getByText('Решённые: 1'));
  expect(screen.getByText(/^Решено: Вера Ким/)).toBeVisible();
  await expectNoAxeViolations(container);
});

it('leads to the field that a comment is about', async () => {
  const { onField } = setUp([thread(1, 'b', { path: 'title' }), thread(2, 'b'), thread(3, 'b', { path: 'former' })]);

  await press(/^К\sполю$/);

  expect(onField).toHaveBeenCalledWith('content[1].props.title');
});

it('sends a new comment with its place; a failed call and another visit keep what was typed', async () => {
  const first = setUp([], [{ code: 'INTERNAL_ERROR', message: 'Сбой' }]);
  await press('Начать');
  const field = () => screen.getByRole('textbox', { name: 'Новый комментарий' });
  expect(screen.getByRole('button', { name: 'Отправить' })).toBeDisabled();
  await userEvent.type(field(), 'Слова сюда');
  await press('Отправить');
  expect(await screen.findByText('Сбой')).toBeVisible();
  expect(field()).toHaveValue('Слова сюда');
  await expectNoAxeViolations(first.container);
  first.unmount();

  const sent = answerOf('staffAddComment', thread(5, 'b', { text: 'Слова сюда' }));
  const { api } = setUp([], [sent], { storage: first.shop.storage });
  expect(field()).toHaveValue('Слова сюда');
  await userEvent.type(field(), '{Control>}{Enter}{/Control}');

  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(screen.getByText('Слова сюда')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Первый экран: Второй' })).toHaveFocus();
  expect(api.calls).toEqual([
    { operation: 'StaffAddComment', variables: { pageId: 'rental', ...PLACE, text: 'Слова сюда' } },
  ]);
});

it('is answered, and says at the text what the API refuses', async () => {
  const refused = { code: 'BAD_REQUEST', fields: { text: 'Слишком длинно' } };
  const answered = thread(1, 'a', { answers: [{ ...ANSWER, text: 'Согласна' }] });
  const { api } = setUp([thread(1, 'a')], [refused, answerOf('staffAnswerComment', answered)]);

  await press('Ответить');
  expect(screen.getByRole('textbox', { name: 'Ответ' })).toHaveFocus();
  await userEvent.keyboard('Согласна');
  await userEvent.click(screen.getAllByRole('button', { name: 'Ответить' })[0] as HTMLElement);
  expect(await screen.findByRole('textbox', { description: 'Слишком длинно' })).toHaveValue('Согласна');
  await userEvent.click(screen.getAllByRole('button', { name: 'Ответить' })[0] as HTMLElement);

  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(screen.getByText('Согласна')).toBeVisible();
  expect(api.calls.at(-1)?.variables).toEqual({ id: 1, text: 'Согласна' });
});

it('is closed with a way back', async () => {
  const { api } = setUp(
    [thread(1, 'a')],
    [answerOf('staffCloseComment', thread(1, 'a', CLOSED)), answerOf('staffReopenComment', thread(1, 'a'))],
  );

  await press('Решено');
  expect(await screen.findByText('Отмечен решённым')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Комментарии' })).toHaveFocus();
  await press('Вернуть');

  expect(await screen.findByRole('button', { name: 'Решено' })).toBeVisible();
  expect(api.calls.map(({ operation }) => operation)).toEqual(['StaffCloseComment', 'StaffReopenComment']);
});

it('is changed and, after a question, deleted by its author alone', async () => {
  const own = thread(1, 'a', { isOwn: true });
  const { api } = setUp(
    [own, thread(2, 'b')],
    [answerOf('staffEditComment', { ...own, text: 'Слова другие' }), answerOf('staffDeleteComment', thread(2, 'b'))],
  );
  expect(screen.getAllByRole('button', { name: 'Изменить' })).toHaveLength(1);

  await press('Изменить');
  const field = screen.getByRole('textbox', { name: 'Текст' });
  expect(field).toHaveValue('Слова 1');
  await userEvent.clear(field);
  await userEvent.type(field, 'Слова другие');
  await press('Сохранить');
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(screen.getByText('Слова другие')).toBeVisible();

  await press('Удалить');
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(screen.queryByText('Слова другие')).toBeNull());
  expect(api.calls.map(({ variables }) => variables)).toEqual([{ id: 1, text: 'Слова другие' }, { id: 1 }]);
});

it('cannot be deleted once it was answered', () => {
  setUp([thread(1, 'a', { isOwn: true, answers: [{ ...ANSWER, isOwn: false }] })]);

  expect(screen.queryByRole('button', { name: 'Удалить' })).toBeNull();
});

it('is shown where a mail leads to, also when it is closed, and says when it is gone', () => {
  const { unmount } = setUp([thread(1, 'a'), thread(4, 'a', CLOSED)], [], { start: { on: 'thread', threadId: 4 } });
  expect(screen.getByText('Слова 4').closest('li')).toHaveFocus();
  unmount();

  setUp([thread(1, 'a')], [], { start: { on: 'thread', threadId: 77 } });
  expect(screen.getByText('Этого комментария уже нет.')).toBeVisible();
});
