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

const Facts = styled(Caption).attrs({ as: 'p' })`
  grid-column: 1 / 4;

  & > span {
    display: block;
  }

  @media ${media.phone} {
    grid-column: 1 / -1;
  }
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
        {items.map(({ id, date, tag, title, text, paragraphs }) => (
          <Item key={id} id={id}>
            <Grid>
              <Facts>
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
