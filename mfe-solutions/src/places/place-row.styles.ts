import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';
import { media } from '@shop/shared/ui';

export const Row = styled.li`
  position: relative;
  padding: 16px 24px 16px var(--edge);
  border-bottom: 1px solid var(--c-line);
  font-size: 14px;
  line-height: 20px;
  /* Dozens of rows are out of sight, and the browser need not lay them out before they are. */
  content-visibility: auto;
  contain-intrinsic-size: auto 168px;

  &:hover,
  &[data-pointed] {
    background: var(--neutral-25);
  }

  &:has(> h3 > [aria-current]) {
    background: var(--c-primary-soft);
  }

  &:has(> h3 > [aria-current])::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0;
    bottom: 0;
    width: 3px;
    background: var(--c-signal);
  }

  @media ${media.phone} {
    padding-inline: 16px;
  }
`;

export const Name = styled.h3`
  font-size: 16px;
  line-height: 22px;
  font-weight: var(--w-medium);
`;

/** Covers the row. Links above it can still be pressed. */
export const NameLink = styled(Link)`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  margin-top: 6px;
  color: var(--c-text-3);
  font-size: 13px;
  line-height: 18px;
`;

export const Links = styled.p`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  width: fit-content;
  margin-top: 6px;

  & > a {
    padding: 2px 0;
    color: var(--c-link);
    font-variant-numeric: tabular-nums;
  }

  & > a:hover {
    text-decoration-line: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }

  @media ${media.touch} {
    & > a {
      padding: 12px 0;
    }
  }
`;
