import type { NewsItem } from '@shop/shared/page-documents';
import styled from 'styled-components';
import { BlockSection } from '../../components/block-section';
import { ContentArrowLink } from '../../components/content-arrow-link';
import { NewsCards } from '../../news';
import type { BlockPlace } from '../block';
import type { NewsListProps } from './schema';

const More = styled.p`
  margin-top: 32px;
`;

interface Props extends NewsListProps, BlockPlace {
  data?: readonly NewsItem[] | undefined;
}

/** The latest news. Without any the block is not there, unless it has the heading of its page. */
export function NewsList({ data = [], count: _count, link, ...section }: Props) {
  if (data.length === 0 && !section.isFirst) return null;
  return (
    <BlockSection {...section}>
      {data.length > 0 ? <NewsCards news={data} level={section.isFirst ? 2 : 3} /> : <p>Новостей пока нет</p>}
      {link && (
        <More>
          <ContentArrowLink link={link} />
        </More>
      )}
    </BlockSection>
  );
}
