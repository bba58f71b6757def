export { OrderReviews, type OrderReviewsProps } from './order-reviews';
