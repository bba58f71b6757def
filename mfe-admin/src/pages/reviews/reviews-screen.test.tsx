import type { ShopStorage } from '@shop/shared/runtime';
import { expectNoAxeViolations, userEvent } from '@shop/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openScreen, press, write, type Answer } from '../../testing';
import { Screen } from './reviews-screen';

const REVIEW = {
  ...{ id: 1, kind: 'review', status: 'new', revision: 1, productName: 'Маяк', productSlug: 'beacon' },
  ...{ authorName: 'Пётр Н.', rating: 4, text: '<b>Хорошо</b> \u202Eработает', answer: null },
  ...{ createdAt: '2026-11-20T09:00:00.000Z', isExample: false, mailsAsker: false },
};
const QUESTION = { ...REVIEW, kind: 'question', authorName: 'Олег', rating: null, text: 'Ставится?', mailsAsker: true };
const page = (rows: object[], after: string | null = null): Answer => ({
  data: { staffReviews: { rows, after, waitingReviews: 3, waitingQuestions: 2 } },
});
const PATH = '/admin/reviews';
const open = (answers: Parameters<typeof openScreen>[1], at = PATH, storage?: ShopStorage) =>
  openScreen(Screen, answers, { at, path: PATH, storage });
const QUESTIONS = `${PATH}?kind=question`;

it('shows a waiting review in one press, and takes it off again', async () => {
  const shown = { ...REVIEW, status: 'shown', revision: 2 };
  const { called, container } = open({
    StaffReviews: [page([REVIEW])],
    StaffShowReview: [{ data: { staffShowReview: shown } }],
    StaffHideReview: [{ data: { staffHideReview: { ...REVIEW, revision: 3 } } }],
  });
  const item = await screen.findByRole('listitem', { name: 'Маяк' });
  expect(item).toHaveTextContent('<b>Хорошо</b>');
  expect(item.querySelector('b')).toBeNull();
  expect(within(item).getByRole('link', { name: 'Маяк' })).toHaveAttribute('href', '/beacon');
  expect(within(item).getByRole('img', { name: '4 из 5' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Отзывы 3' })).toBeChecked();
  await expectNoAxeViolations(container);

  await press(/Показать на.сайте/);
  await press(/Снять с.сайта/);

  expect(await screen.findByRole('button', { name: /Показать на.сайте/ })).toBeVisible();
  expect(called('StaffShowReview')[0]?.variables).toEqual({ kind: 'review', id: 1, revision: 1 });
  expect(called('StaffHideReview')[0]?.variables).toEqual({ kind: 'review', id: 1, revision: 2 });
  expect(screen.getByRole('radio', { name: 'Отзывы 3' })).toBeVisible();
});

it('rejects only after a question, and the row is gone', async () => {
  const { called } = open({
    StaffReviews: [page([REVIEW]), page([])],
    StaffRejectReview: [{ data: { staffRejectReview: { success: true } } }],
  });

  await press('Отклонить');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));

  expect(await screen.findByText('Новых отзывов нет')).toBeVisible();
  expect(called('StaffRejectReview')).toHaveLength(1);
});

it('answers a question, and says before that a mail goes out', async () => {
  const answered = { ...QUESTION, status: 'shown', revision: 2, answer: 'Да.', authorName: null, mailsAsker: false };
  const { called, container } = open(
    {
      StaffReviews: [page([QUESTION])],
      StaffAnswerQuestion: [{ data: { staffAnswerQuestion: answered } }],
      StaffTakeAnswerBack: [{ data: { staffTakeAnswerBack: { ...answered, status: 'new', answer: null } } }],
    },
    QUESTIONS,
  );
  await screen.findByRole('textbox', { name: 'Ответ' });

  await write('Ответ', 'Да.');
  await expectNoAxeViolations(container);
  await press(/Ответить и.отправить письмо/);

  expect(await screen.findByText(/Имя удалено после ответа/)).toBeVisible();
  expect(called('StaffAnswerQuestion')[0]?.variables).toEqual({ id: 1, revision: 1, answer: 'Да.' });
  await press('Убрать ответ');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Ответ' })).toHaveValue(''));
});

it('keeps what is typed while the former answer is sent', async () => {
  let send: (answer: Answer) => void = () => undefined;
  open(
    { StaffReviews: [page([QUESTION])], StaffAnswerQuestion: [new Promise<Answer>((resolve) => (send = resolve))] },
    QUESTIONS,
  );
  await screen.findByRole('textbox', { name: 'Ответ' });
  await write('Ответ', 'Да.');
  await press(/Ответить и.отправить письмо/);
  await userEvent.type(screen.getByRole('textbox', { name: 'Ответ' }), ' И на прицеп.');
  const answered = { ...QUESTION, status: 'shown', revision: 2, answer: 'Да.', mailsAsker: false };
  send({ data: { staffAnswerQuestion: answered } });

  expect(await screen.findByRole('button', { name: /Показать с.этим ответом/ })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Ответ' })).toHaveValue('Да. И на прицеп.');
});

it('has what was typed after the tab was closed', async () => {
  const { unmount, shop } = open({ StaffReviews: [page([QUESTION])] }, QUESTIONS);
  await screen.findByRole('textbox', { name: 'Ответ' });
  await write('Ответ', 'Да, от');
  unmount();

  open({ StaffReviews: [page([QUESTION])] }, QUESTIONS, shop.storage);

  expect(await screen.findByRole('textbox', { name: 'Ответ' })).toHaveValue('Да, от');
});

it('says that somebody else was quicker, keeps the answer, and shows how it is now', async () => {
  const theirs = { ...QUESTION, status: 'shown', revision: 2, answer: 'Нет.' };
  open(
    {
      StaffReviews: [page([QUESTION]), page([theirs])],
      StaffAnswerQuestion: [{ code: 'CONFLICT', message: 'Это уже изменили' }],
    },
    QUESTIONS,
  );
  await screen.findByRole('textbox', { name: 'Ответ' });
  await write('Ответ', 'Да.');
  await press(/Ответить/);

  expect(await screen.findByRole('alert')).toHaveTextContent('Это уже изменили');
  await press('Обновить список');

  expect(await screen.findByRole('button', { name: /Снять с.сайта/ })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Ответ' })).toHaveValue('Да.');
});

it('is filtered by kind and state, which the address keeps', async () => {
  const { called } = open({ StaffReviews: [page([REVIEW])] });
  await screen.findByRole('listitem', { name: 'Маяк' });

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Состояние' }), 'all');
  await userEvent.click(screen.getByRole('radio', { name: /Вопросы/ }));

  await waitFor(() =>
    expect(called('StaffReviews').at(-1)?.variables).toEqual({ kind: 'question', filter: {}, after: null }),
  );
});

it('offers to load again what did not load', async () => {
  open({ StaffReviews: [{ code: 'INTERNAL_SERVER_ERROR' }, page([REVIEW])] });

  await press(/ещё раз|Повторить/);

  expect(await screen.findByRole('listitem', { name: 'Маяк' })).toBeVisible();
});
