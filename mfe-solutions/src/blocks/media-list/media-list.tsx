import styled from 'styled-components';
import { formatDateLong } from '@shop/shared/format';
import { Caption, Grid, H3, Muted, media } from '@shop/shared/ui';
import { BlockSection } from '../../components/block-section';
import type { BlockPlace } from '../block';
import type { MediaListProps } from './schema';

const Item = styled.li`
  padding: 32px 0;
  border-top: 1px solid var(--c-line-strong);

  &:last-child {
    border-bottom: 1px solid var(--c-line-strong);
  }
`;

const Facts = styled(Caption).attrs({ as: 'div' })`
  grid-column: 1 / 4;

  & > time,
  & > span {
    display: block;
  }

  @media ${media.phone} {
    grid-column: 1 / -1;
  }
`;

const Drawing = styled.img`
  width: 100%;
  height: 148px;
  margin-bottom: 16px;
  padding: 8px;
  background: var(--c-stage);
  border-radius: var(--r-1);
  object-fit: contain;
`;

const Body = styled.article`
  grid-column: 4 / 11;
  min-width: 0;

  & > p {
    margin-top: 12px;
  }

  @media ${media.phone} {
    grid-column: 1 / -1;
  }
`;

/** The notes of the company, newest first. Each is shown whole and has its own anchor. */
export function MediaList({ items, ...section }: MediaListProps & BlockPlace) {
  return (
    <BlockSection {...section}>
      <ul>
        {items.map(({ id, picture, date, tag, title, text, paragraphs }) => (
          <Item key={id} id={id}>
            <Grid>
              <Facts>
                <Drawing src={picture} alt="" width={320} height={260} loading="lazy" />
                <time dateTime={date}>{formatDateLong(date)}</time>
                <span>{tag}</span>
              </Facts>
              <Body>
                <H3>{title}</H3>
                <p>{text}</p>
                {paragraphs.map((paragraph) => (
                  <Muted key={paragraph}>{paragraph}</Muted>
                ))}
              </Body>
            </Grid>
          </Item>
        ))}
      </ul>
    </BlockSection>
  );
}
