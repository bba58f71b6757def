export { latestNews } from './latest-news';
export { NewsCards } from './news-cards';
export { NewsPage } from './news-page';
