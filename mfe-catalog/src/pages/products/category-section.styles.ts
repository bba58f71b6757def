import styled from 'styled-components';
import { until } from '../../components/breakpoints';

export const Category = styled.section`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 24px;
  padding-top: 56px;

  @media ${until.phone} {
    display: block;
    padding-top: 40px;
  }
`;

export const Head = styled.div`
  grid-column: 1 / 4;
  align-self: start;
  position: sticky;
  /* Under the header and the bar of filters. */
  top: calc(var(--size-header) + 96px);

  @media ${until.narrow} {
    grid-column: 1 / -1;
    position: static;
  }

  @media ${until.phone} {
    margin-bottom: 20px;
  }
`;

export const Text = styled.p`
  margin-top: 12px;
  color: var(--c-text-2);
  font-size: 15px;
  line-height: 22px;
`;

/** Attributes instead of props here and below: rules added at the first letter would have all styles of the page worked out anew. */
export const Cards = styled.ul`
  grid-column: 4 / 13;
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 24px;

  &:where([data-wide='true']) {
    grid-column: 1 / -1;
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  @media ${until.narrow} {
    grid-column: 1 / -1;
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  @media ${until.compact} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  @media ${until.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`;

/**
 * While one searches or filters, what is not near the window is not laid out: otherwise each letter waits for all cards of the page.
 * The plain list is laid out whole, so that its text can be read out and copied to the end.
 */
export const Place = styled.li`
  &[data-changing='true'] {
    content-visibility: auto;
    contain-intrinsic-size: auto 620px;
    overflow-clip-margin: 32px;
  }
`;
