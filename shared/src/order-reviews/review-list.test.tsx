import { screen } from '@testing-library/react';
import { expectNoAxeViolations, fakeApi, renderPage, userEvent } from '../testing';
import { ReviewList } from './review-list';

const UNWRITTEN = {
  productId: 102,
  productName: 'INVIS DUOS',
  status: null,
  authorName: null,
  rating: null,
  text: null,
};
const SHOWN = { ...UNWRITTEN, status: 'shown', authorName: 'Анна', rating: 5, text: 'Работает.' };
const DONE = { success: true };

function render(...answers: Parameters<typeof fakeApi>) {
  return renderPage(() => <ReviewList orderId={7} guestKey="k" />, { api: fakeApi(...answers) });
}

it('asks for stars, words, a name and an own consent, and shows that the review waits', async () => {
  const waiting = { ...SHOWN, status: 'new' };
  const { api, container, shop } = render(
    { data: { siteOrderReviews: [UNWRITTEN] } },
    { data: { siteCreateReview: DONE } },
    { data: { siteOrderReviews: [waiting] } },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Написать отзыв: INVIS DUOS' }));
  const consent = screen.getByRole('checkbox', { name: /Согласен на публикацию отзыва/ });
  expect(consent).not.toBeChecked();
  await expectNoAxeViolations(container);

  await userEvent.click(screen.getByRole('button', { name: 'Отправить отзыв' }));
  expect(consent).toBeInvalid();

  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Оценка/ }), '5');
  await userEvent.type(screen.getByRole('textbox', { name: /^Отзыв/ }), 'Хорошо');
  expect(await screen.findByText('Длина поля не может быть меньше 10 символов')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /^Отзыв/ }), ' работает.');
  await userEvent.type(screen.getByRole('textbox', { name: /^Имя/ }), 'Анна');
  await userEvent.click(consent);
  await userEvent.click(screen.getByRole('button', { name: 'Отправить отзыв' }));

  expect(await screen.findByText(/На проверке, 5 из/)).toBeVisible();
  expect(api.calls[1]?.variables).toEqual({
    input: {
      orderId: 7,
      key: 'k',
      productId: 102,
      rating: 5,
      text: 'Хорошо работает.',
      authorName: 'Анна',
      consent: true,
    },
  });
  expect(shop.notices.getState().notices.at(-1)?.title).toBe('Отзыв отправлен');
});

it('takes a review back, after which another may be written', async () => {
  const { api } = render(
    { data: { siteOrderReviews: [SHOWN] } },
    { data: { siteDeleteReview: DONE } },
    { data: { siteOrderReviews: [UNWRITTEN] } },
  );

  await userEvent.click(await screen.findByRole('button', { name: 'Отозвать отзыв: INVIS DUOS' }));

  expect(await screen.findByRole('button', { name: 'Написать отзыв: INVIS DUOS' })).toBeVisible();
  expect(api.calls[1]?.variables).toEqual({ orderId: 7, productId: 102, key: 'k' });
});

it('keeps what was typed when the shop does not answer', async () => {
  render({ data: { siteOrderReviews: [UNWRITTEN] } }, { code: 'INTERNAL_SERVER_ERROR' });
  await userEvent.click(await screen.findByRole('button', { name: /^Написать отзыв/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Оценка/ }), '1');
  await userEvent.type(screen.getByRole('textbox', { name: /^Отзыв/ }), 'Не завёлся.');
  await userEvent.type(screen.getByRole('textbox', { name: /^Имя/ }), 'Пётр');
  await userEvent.click(screen.getByRole('checkbox'));

  await userEvent.click(screen.getByRole('button', { name: 'Отправить отзыв' }));

  expect(await screen.findByText(/Не получилось/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Отзыв/ })).toHaveValue('Не завёлся.');
});
