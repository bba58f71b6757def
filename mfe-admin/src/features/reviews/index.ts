export { readReviewQuery, reviewsPath, type ReviewQuery } from './review-address';
export { ReviewItem } from './review-item';
export { ReviewTools } from './review-tools';
export { useReviews } from './use-reviews';
