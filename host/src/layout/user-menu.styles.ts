import styled, { css } from 'styled-components';
import { Link } from '@shop/shared/runtime';
import { media } from '@shop/shared/ui';
import { dropdownEntry, dropdownSheet } from './dropdown.styles';
import { actionName, headerAction } from './header-action.styles';

export const Frame = styled.div`
  position: relative;
`;

/** Grows into the free space on its left, so that nothing moves when the name arrives. */
export const Trigger = styled.button`
  ${headerAction}
  flex-direction: row;
  gap: 8px;
  width: calc(var(--size-user-entry) + var(--size-user-room));
  margin-left: calc(-1 * var(--size-user-room));
  text-align: left;
  font-size: 13px;

  & > svg {
    flex: none;
    transition: transform var(--motion-base) var(--motion-ease);
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }

  @media ${media.compact} {
    width: var(--size-user-entry);
    margin-left: 0;
  }

  @media ${media.phone} {
    & > svg {
      display: none;
    }
  }
`;

export const Initials = styled.span`
  display: none;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  border: 1px solid var(--c-control);
  border-radius: var(--r-1);
  font: 400 12px/1 var(--font-mono);

  @media ${media.compact} {
    display: grid;
  }
`;

export const Name = styled.span`
  ${actionName}
  min-width: 0;

  & > span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const Sheet = styled.div`
  ${dropdownSheet}
  right: 0;
  width: 232px;

  @media ${media.phone} {
    position: fixed;
    top: var(--size-header);
    right: 16px;
  }
`;

export const Owner = styled.p`
  margin-bottom: 8px;
  padding: 12px 16px 14px;
  border-bottom: 1px solid var(--c-line);
  font-size: 15px;
  line-height: 20px;
  font-weight: var(--w-medium);
  overflow-wrap: anywhere;

  & > span {
    display: block;
    margin-top: 2px;
    color: var(--c-text-3);
    font-size: 13px;
    font-weight: var(--w-body);
  }
`;

const entry = css`
  ${dropdownEntry}
  min-height: var(--size-tap);
  text-align: left;
`;

export const EntryLink = styled(Link)`
  ${entry}
`;

export const EntryButton = styled.button`
  ${entry}
`;
