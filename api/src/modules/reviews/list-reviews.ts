import type { SiteProductReviews, SiteQuestion, SiteReview } from '../../generated/resolvers-types';
import type { QuestionRepository, ShownQuestion } from './question-repository';
import type { ReviewRepository, ShownReview } from './review-repository';

const toReview = ({ id, author_name, rating, review_text, created_at, is_example }: ShownReview): SiteReview => ({
  id,
  authorName: author_name,
  rating,
  text: review_text,
  createdAt: created_at.toISOString(),
  isExample: is_example,
});

const toQuestion = ({ id, question_text, answer_text, created_at }: ShownQuestion): SiteQuestion => ({
  id,
  text: question_text,
  answer: answer_text,
  createdAt: created_at.toISOString(),
});

interface Sources {
  reviews: Pick<ReviewRepository, 'listShown' | 'listRatings'>;
  questions: Pick<QuestionRepository, 'listShown'>;
}

/** What the site shows of each product that has reviews or answered questions. */
export async function listReviews({ reviews, questions }: Sources): Promise<SiteProductReviews[]> {
  const [shown, ratings, asked] = await Promise.all([
    reviews.listShown(),
    reviews.listRatings(),
    questions.listShown(),
  ]);
  const productIds = [...new Set([...shown, ...asked].map(({ product_id }) => product_id))].sort((a, b) => a - b);
  return productIds.map((productId) => {
    const isOfProduct = (row: { product_id: number }) => row.product_id === productId;
    const rating = ratings.find(isOfProduct);
    return {
      productId,
      count: rating?.count ?? 0,
      average: rating?.average ?? null,
      reviews: shown.filter(isOfProduct).map(toReview),
      questions: asked.filter(isOfProduct).map(toQuestion),
    };
  });
}
