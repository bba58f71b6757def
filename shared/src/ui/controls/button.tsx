import type { ComponentProps, MouseEvent } from 'react';
import styled from 'styled-components';
import { withoutProps } from '../styles/own-props';
import { buttonStyle } from './button.styles';
import type { ButtonLook } from './button.styles';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Shows ticks instead of the label. Clicks do nothing, but focus stays. */
  isLoading?: boolean;
  /** Makes a toggle button, and is its state. */
  isPressed?: boolean;
}

const isStyle = withoutProps('kind', 'size', 'isFull');

const ButtonBox = styled.button.withConfig({ shouldForwardProp: isStyle })<ButtonLook>`
  ${buttonStyle}
`;

/** The shop's button. Use one `primary` per view. */
export function Button({ isLoading = false, isPressed, onClick, type = 'button', ...rest }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`, which would lose the focus while a form is being sent.
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <ButtonBox
      {...rest}
      type={type}
      aria-pressed={isPressed ?? rest['aria-pressed']}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      onClick={handleClick}
    />
  );
}

/** A link that looks like a button; `as={RouterLink} to="…"` is fully typed. */
export const ButtonLink = styled.a.withConfig({ shouldForwardProp: isStyle })<ButtonLook>`
  ${buttonStyle}
`;
