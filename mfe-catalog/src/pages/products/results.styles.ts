import { Container, media, visuallyHidden } from '@shop/shared/ui';
import styled, { css } from 'styled-components';
import { until } from '../../components/breakpoints';

export const List = styled(Container)`
  /* Keeps the parts that appear below after hydration out of the first screen. */
  min-height: 75vh;
  padding-bottom: 72px;

  &:focus {
    outline: none;
  }
`;

export const Summary = styled.div<{ $isShown: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  align-items: center;
  padding-top: 24px;

  ${({ $isShown }) => !$isShown && visuallyHidden}
`;

/** Where the chosen filters will be: what is below them does not move. */
export const FiltersPlace = styled.div`
  height: var(--size-control);

  @media ${media.phone} {
    flex-basis: 100%;
  }
`;

export const Empty = styled.div`
  padding-top: 24px;
`;

export const More = styled.div`
  margin-top: 40px;
  text-align: center;
`;

export const Category = styled.section`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 24px;
  padding-top: 56px;

  @media ${media.phone} {
    display: block;
    padding-top: 24px;
  }
`;

export const Head = styled.div`
  grid-column: 1 / 4;
  align-self: start;
  position: sticky;
  /* Below the header and the bar of filters. */
  top: calc(var(--size-header) + 96px);

  @media ${until.narrow} {
    grid-column: 1 / -1;
    position: static;
  }

  @media ${media.phone} {
    margin-bottom: 20px;
  }
`;

export const Text = styled.p`
  margin-top: 12px;
  color: var(--c-text-2);
  font-size: 15px;
  line-height: 22px;

  /* The first product is on the first screen. */
  @media ${media.phone} {
    display: none;
  }
`;

/** Cards of equal width. Those of a last row that is not full share it, so that it has no hole. */
const columns = (count: number, gap = 24) => css`
  gap: ${gap}px;

  & > li {
    /* A pixel less, or rounding would push the last card to the next row. */
    flex: 1 1 calc((100% - ${(count - 1) * gap}px) / ${count} - 1px);
  }
`;

export const Cards = styled.ul<{ $isWide: boolean }>`
  grid-column: ${({ $isWide }) => ($isWide ? '1 / -1' : '4 / 13')};
  display: flex;
  flex-wrap: wrap;
  ${({ $isWide }) => columns($isWide ? 4 : 3)}

  & > li {
    container-type: inline-size;
    min-width: 0;
  }

  /* About the height of the card that comes in a later frame: what is below hardly moves. */
  & > li:empty {
    min-height: 560px;
  }

  @media ${until.narrow} {
    grid-column: 1 / -1;
    ${columns(3)}
  }

  @media ${media.compact} {
    ${columns(2)}
  }

  @media ${media.phone} {
    ${columns(1, 16)}
  }
`;
