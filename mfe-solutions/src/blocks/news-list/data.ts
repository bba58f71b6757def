import type { NewsItem } from '@shop/shared/page-documents';
import { latestNews } from '../../news';
import type { BlockData } from '../block';
import type { NewsListProps } from './schema';

/** The latest news but the page itself; none of a host that tells of none. */
export const newsListData: BlockData<NewsListProps, readonly NewsItem[]> = ({ count }, context) =>
  latestNews(context, count);
