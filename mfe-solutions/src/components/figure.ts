import styled from 'styled-components';

/** A picture of a document with its caption. */
export const Figure = styled.figure`
  & img {
    width: 100%;
    height: auto;
    border-radius: var(--r-1);
  }

  & figcaption {
    margin-top: 8px;
    font-size: 14px;
    line-height: 20px;
    color: var(--c-text-2);
  }
`;
