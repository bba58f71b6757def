import { formatDateLong } from '@shop/shared/format';
import type { NewsItem } from '@shop/shared/page-documents';
import { Container, Grid, H1, Lead, media, Ruler } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { anyWords, BlockSection } from '../components/block-section';
import { ContentPicture } from '../components/content-picture';
import { NewsCards } from './news-cards';

const Head = styled(Container).attrs({ as: 'header' })`
  padding-top: 40px;
  padding-bottom: 64px;
  ${anyWords}

  & img {
    display: block;
    width: 100%;
    height: auto;
    max-height: 640px;
    margin-top: 48px;
    object-fit: cover;
    background: var(--c-stage);
    border-radius: var(--r-1);
  }

  @media ${media.phone} {
    padding-bottom: 40px;

    & img {
      margin-top: 28px;
    }
  }
`;

const Words = styled(Grid)`
  row-gap: 20px;
  padding-top: 32px;

  & > h1 {
    grid-column: 1 / 11;
    text-wrap: balance;
  }

  & > p {
    grid-column: 1 / 9;
  }

  @media ${media.compact} {
    & > h1,
    & > p {
      grid-column: 1 / -1;
    }
  }

  @media ${media.phone} {
    padding-top: 24px;
  }
`;

/** No anchor of a block: those have no capitals. */
const OTHERS_ID = 'otherNews';

interface NewsPageProps {
  news: NewsItem;
  /** Other news, the newest first. */
  others: readonly NewsItem[];
  /** The blocks of the page. */
  children: ReactNode;
}

/** A piece of news: its day, headline, lead and cover, its blocks, and other news. */
export function NewsPage({ news: { title, date, lead, cover }, others, children }: NewsPageProps) {
  return (
    <>
      <Head>
        <Ruler at={8} label={formatDateLong(date)} />
        <Words>
          <H1>{title}</H1>
          <Lead>{lead}</Lead>
        </Words>
        <ContentPicture picture={cover} sizes="(max-width: 1439px) calc(100vw - 32px), 1312px" isFirst />
      </Head>
      {children}
      {others.length > 0 && (
        <BlockSection id={OTHERS_ID} rulerAt={92} heading="Читайте также">
          <NewsCards news={others} />
        </BlockSection>
      )}
    </>
  );
}
