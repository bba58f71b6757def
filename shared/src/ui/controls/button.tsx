import type { ComponentProps, MouseEvent } from 'react';
import styled from 'styled-components';
import { withoutProps } from '../styles/own-props';
import { buttonStyle } from './button-style';
import type { ButtonLook } from './button-style';

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Ticks in place of the label; clicks do nothing while it lasts, and focus stays. */
  isLoading?: boolean;
  /** A toggle and its state. */
  isPressed?: boolean;
}

const isStyle = withoutProps('kind', 'size', 'isFull');

const ButtonBox = styled.button.withConfig({ shouldForwardProp: isStyle })<ButtonLook>`
  ${buttonStyle}
`;

/** The shop's button. One `primary` per view area. */
export function Button({ isLoading = false, isPressed, onClick, type = 'button', ...rest }: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`: that would throw the focus away in the middle of sending a form.
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

/** A link that looks like a button; `as={RouterLink} to="…"` works with full types. */
export const ButtonLink = styled.a.withConfig({ shouldForwardProp: isStyle })<ButtonLook>`
  ${buttonStyle}
`;
