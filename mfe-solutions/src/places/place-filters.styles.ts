import styled from 'styled-components';
import { media } from '@shop/shared/ui';

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  padding-bottom: 20px;

  @media ${media.phone} {
    display: block;
  }
`;

/** One row that scrolls by itself on a phone. */
export const Kinds = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  @media ${media.phone} {
    flex-wrap: nowrap;
    margin: -4px -16px 12px;
    padding: 4px 16px;
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

export const Search = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

export const Form = styled.form`
  display: flex;
  flex: 1 0 280px;
  gap: 8px;

  @media ${media.touch} {
    & > button {
      width: var(--size-tap);
      height: var(--size-tap);
    }
  }
`;

/** Asks the browser where it is: without scripts nobody could. */
export const Nearest = styled.div`
  @media (scripting: none) {
    display: none;
  }

  @media ${media.phone} {
    flex: 1 0 100%;

    & > button {
      width: 100%;
      height: var(--size-tap);
    }
  }
`;

export const Message = styled.p`
  padding-bottom: 20px;
  font-size: 14px;
  line-height: 20px;
  color: var(--c-text-2);

  &:empty {
    display: none;
  }
`;
