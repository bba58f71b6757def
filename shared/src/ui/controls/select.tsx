import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { ChevronDownIcon } from '../icons/icons';
import { inputStyle, smallInput } from './text-input';

export interface SelectProps extends ComponentProps<'select'> {
  /** 38 px, for filter bars. */
  isSmall?: boolean;
}

const Frame = styled.span`
  position: relative;
  display: block;

  & > svg {
    position: absolute;
    right: 14px;
    top: 50%;
    margin-top: -8px;
    color: var(--neutral-950);
    pointer-events: none;
  }
`;

const NativeSelect = styled.select<{ $isSmall: boolean }>`
  ${inputStyle}
  padding-right: 40px;
  text-overflow: ellipsis;
  cursor: pointer;
  ${({ $isSmall }) => $isSmall && smallInput}
`;

export function Select({ isSmall = false, className, ...rest }: SelectProps) {
  return (
    <Frame className={className}>
      <NativeSelect {...rest} $isSmall={isSmall} />
      <ChevronDownIcon size={16} />
    </Frame>
  );
}
