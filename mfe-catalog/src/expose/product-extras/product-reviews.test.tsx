import { expectNoAxeViolations, renderPage } from '@shop/shared/testing';
import { screen } from '@testing-library/react';
import { ProductReviews } from './product-reviews';

const REVIEW = {
  id: 1,
  authorName: 'Анна',
  rating: 4,
  text: '<b>Работает</b>',
  createdAt: '2026-11-03T09:45:00.000Z',
  isExample: false,
};
const QUESTION = { id: 7, text: 'Ставится на мотоцикл?', answer: 'Да.', createdAt: '2026-11-04T09:45:00.000Z' };

it('shows reviews with date and stars in words, their average, and answered questions', async () => {
  const example = { ...REVIEW, id: 2, authorName: 'Олег', isExample: true };
  const reviews = { id: 102, count: 1, average: 4, reviews: [REVIEW, example], questions: [QUESTION] };
  const { container } = renderPage(() => <ProductReviews productId={102} reviews={reviews} />);

  expect(container).toHaveTextContent('Средняя оценка 4 из 5, 1 отзыв.');
  expect(screen.getAllByText('<b>Работает</b>')).toHaveLength(2);
  expect(container.querySelector('time')).toHaveAttribute('datetime', REVIEW.createdAt);
  expect(screen.getAllByText('Пример отзыва')).toHaveLength(1);
  expect(container).toHaveTextContent('Ответ магазина: Да.');
  await expectNoAxeViolations(container);
});

it('says who may write where there is no review yet', () => {
  renderPage(() => <ProductReviews productId={102} reviews={null} />);

  expect(screen.getByText(/Отзыв может написать тот, кто получил заказ/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Задать вопрос' })).toBeEnabled();
});
