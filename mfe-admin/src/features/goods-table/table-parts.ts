import styled, { css } from 'styled-components';
import { media } from '@shop/shared/ui';

const line = css`
  display: grid;
  grid-template-columns: 56px 96px minmax(0, 1fr) 124px 92px 84px 84px 84px;
  gap: 4px 16px;
  align-items: center;
  padding: 6px 16px;

  & > .price,
  & > .shelf,
  & > .promised,
  & > .available {
    text-align: right;
    font-variant-numeric: tabular-nums;
  }

  @media ${media.compact} {
    grid-template-columns: 56px 84px minmax(0, 1fr) 116px 84px 72px 72px 72px;
    gap: 4px 10px;
  }
`;

export const Table = styled.div`
  border: 1px solid var(--c-line);
  background: var(--c-surface);
  font-size: 14px;
  line-height: 20px;
`;

export const Head = styled.div`
  ${line}
  border-bottom: 1px solid var(--c-line);
  color: var(--c-text-2);
  font-size: 13px;

  @media ${media.phone} {
    display: none;
  }
`;

/** Rows that are out of sight are not laid out: thousands of them scroll and edit without delay. */
export const Part = styled.div`
  content-visibility: auto;
  contain-intrinsic-size: auto 1475px;

  & + & {
    border-top: 1px solid var(--c-line);
  }

  @media ${media.phone} {
    contain-intrinsic-size: auto 4600px;
  }
`;

export const Line = styled.div`
  ${line}

  & + & {
    border-top: 1px solid var(--c-line);
  }

  &:focus-within {
    background: var(--c-bg);
  }

  & > .article {
    font: 400 12px/18px var(--font-mono);
    overflow-wrap: anywhere;
  }

  & > .article > a {
    color: var(--c-link);
  }

  @media ${media.touch} {
    & > .article > a {
      display: inline-block;
      padding-block: 13px;
      min-width: var(--size-tap);
    }
  }

  @media ${media.phone} {
    grid-template-columns: 56px minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr);
    gap: 6px 12px;
    padding: 10px 12px;

    & > .picture {
      grid-row: 1 / span 2;
      align-self: start;
    }

    & > .article {
      grid-column: 2 / span 3;
    }

    & > .name {
      grid-column: 2 / span 3;
      grid-row: 2;
    }

    & > .price {
      grid-column: 2 / span 2;
      grid-row: 3;
    }

    & > .sale {
      grid-column: 4;
      grid-row: 3;
      align-self: start;
    }

    & > .shelf {
      grid-column: 2;
    }

    & > .price,
    & > .sale,
    & > .shelf,
    & > .promised,
    & > .available {
      display: flex;
      flex-wrap: wrap;
      gap: 0 6px;
      align-items: center;
    }

    /* The head of the table is gone: each number says what it is. */
    & > [data-label]::before {
      content: attr(data-label);
      color: var(--c-text-2);
      font-size: 12px;
    }
  }
`;
