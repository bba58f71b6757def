import { formatDateLong } from '@shop/shared/format';
import type { NewsItem } from '@shop/shared/page-documents';
import { Link } from '@shop/shared/runtime';
import { Caption, media } from '@shop/shared/ui';
import styled from 'styled-components';
import { SmallText } from '../components/block-text';
import { ContentPicture } from '../components/content-picture';

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 48px 24px;

  @media ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 40px;
  }
`;

/** The link of its heading covers it. */
const Card = styled.li`
  position: relative;

  & img {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 3 / 2;
    object-fit: cover;
    background: var(--c-stage);
    border-radius: var(--r-1);
  }
`;

const Day = styled(Caption).attrs({ as: 'p' })`
  margin-top: 16px;
`;

const Title = styled.h3`
  margin: 4px 0 8px;
  font-size: 20px;
  line-height: 26px;

  & > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & > a:hover {
    color: var(--c-link);
  }

  & > a:focus-visible {
    outline: none;
  }

  & > a:focus-visible::after {
    outline: 2px solid var(--c-focus);
    outline-offset: 2px;
  }
`;

interface NewsCardsProps {
  news: readonly NewsItem[];
  /** Of their headings. */
  level?: 2 | 3;
}

/** News as cards, in their order. */
export function NewsCards({ news, level = 3 }: NewsCardsProps) {
  return (
    <List>
      {news.map(({ path, title, date, lead, cover }) => (
        <Card key={path}>
          {/* The heading below says what it is about. */}
          <ContentPicture
            picture={{ ...cover, alt: '' }}
            sizes="(max-width: 767px) calc(100vw - 32px), (max-width: 1279px) 50vw, 421px"
          />
          <Day>
            <time dateTime={date}>{formatDateLong(date)}</time>
          </Day>
          <Title as={level === 2 ? 'h2' : 'h3'}>
            <Link to={path}>{title}</Link>
          </Title>
          <SmallText>{lead}</SmallText>
        </Card>
      ))}
    </List>
  );
}
