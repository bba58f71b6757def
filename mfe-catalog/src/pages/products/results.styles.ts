import { Container, media, visuallyHidden } from '@shop/shared/ui';
import styled from 'styled-components';
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

export const Cards = styled.ul<{ $isWide: boolean }>`
  grid-column: ${({ $isWide }) => ($isWide ? '1 / -1' : '4 / 13')};
  display: grid;
  grid-template-columns: repeat(${({ $isWide }) => ($isWide ? 4 : 3)}, minmax(0, 1fr));
  gap: 24px;

  @media ${until.narrow} {
    grid-column: 1 / -1;
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media ${media.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`;
