import { Container, media, visuallyHidden } from '@shop/shared/ui';
import styled from 'styled-components';

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

export const More = styled.div`
  margin-top: 40px;
  text-align: center;
`;

export const CategoryBox = styled.section`
  padding-top: 48px;

  @media ${media.phone} {
    padding-top: 20px;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 24px;
  margin-bottom: 20px;

  @media ${media.phone} {
    margin-bottom: 12px;
  }
`;

export const Text = styled.p`
  color: var(--c-text-2);
  font-size: 15px;
  line-height: 22px;

  /* The first product is on the first screen. */
  @media ${media.phone} {
    display: none;
  }
`;

/** Cards of equal width, and of equal height in a row. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 24px;

  /* About the height of the card that comes in a later frame: what is below hardly moves. */
  & > li:empty {
    min-height: 520px;
  }

  @media ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;

    & > li:empty {
      min-height: 300px;
    }
  }
`;
