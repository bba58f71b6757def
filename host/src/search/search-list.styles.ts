import styled from 'styled-components';
import { media } from '@shop/shared/ui';
import { dropdownEntry, dropdownSheet } from '../layout/dropdown.styles';

export const Sheet = styled.div`
  ${dropdownSheet}
  left: -48px;
  right: -48px;
  max-height: calc(100dvh - 120px);
  overflow: auto;
  overscroll-behavior: contain;
  color: var(--c-text);

  @media ${media.compact} {
    left: 0;
    right: 0;
    border-width: 1px 0;
    border-radius: 0;
  }
`;

export const Group = styled.div`
  &:not(:first-child) {
    margin-top: 8px;
    padding-top: 8px;
    border-top: 1px solid var(--c-line);
  }
`;

export const GroupName = styled.div`
  padding: 4px 16px;
  font-size: 13px;
  line-height: 18px;
  color: var(--c-text-2);
`;

export const Option = styled.a`
  ${dropdownEntry}
  min-height: var(--size-tap);
  padding-block: 8px;

  &[aria-selected='true'] {
    background: var(--c-stage);
  }

  &[aria-selected='true']::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0;
    bottom: 0;
    width: 2px;
    background: var(--c-signal);
  }
`;

export const Picture = styled.img`
  flex: none;
  width: 40px;
  height: 40px;
  object-fit: contain;
  background: var(--c-stage);
`;

export const Text = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Note = styled.span`
  flex: none;
  max-width: 50%;
  font-size: 13px;
  line-height: 18px;
  color: var(--c-text-2);
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

export const Advice = styled.div`
  padding: 8px 16px;
  font-size: 15px;
  line-height: 22px;

  & > p + p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
    padding-top: 8px;
  }

  & a {
    padding-block: 11px;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
