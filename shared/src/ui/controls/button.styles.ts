import { css, keyframes } from 'styled-components';
import { tickField } from '../styles/ticks';

export type ButtonKind = 'primary' | 'outline' | 'quiet' | 'danger';

export interface ButtonLook {
  kind?: ButtonKind;
  /** `lg`, 48 px, only for heroes, the summary and the buy bar of phones. */
  size?: 'md' | 'lg';
  isFull?: boolean;
}

const KINDS: Record<ButtonKind, ReturnType<typeof css>> = {
  primary: css`
    --bg: var(--c-primary);
    --fg: var(--c-on-primary);
    --bd: var(--bg);
    --tick: var(--c-signal-on-dark);

    &:hover {
      --bg: var(--c-primary-hover);
    }

    &:active {
      --bg: var(--c-primary-active);
    }
  `,
  outline: css`
    --bg: transparent;
    --fg: var(--c-text);
    --bd: var(--c-control);
    --tick: var(--c-signal);

    &:hover {
      --bd: var(--c-control-hover);
    }

    &:active {
      --bg: var(--c-line);
      --bd: var(--c-control-hover);
    }
  `,
  quiet: css`
    --bg: transparent;
    --fg: var(--c-link);
    --bd: transparent;
    --tick: transparent;
    padding: 0 12px;

    &:hover {
      --bg: var(--c-primary-soft-2);
      --fg: var(--green-700);
    }

    &:active {
      --bg: var(--green-200);
      --fg: var(--green-800);
    }
  `,
  danger: css`
    --bg: transparent;
    --fg: var(--c-danger);
    --bd: transparent;
    --tick: transparent;
    padding: 0 12px;

    &:hover {
      --bg: var(--c-danger-bg);
    }

    &:active {
      --bg: var(--red-200);
    }
  `,
};

const sweep = keyframes`
  to {
    transform: translateX(40px);
  }
`;

const pressed = css`
  --bg: var(--c-primary-soft-2);
  --fg: var(--green-700);
  --bd: var(--c-primary);
  --tick: var(--c-signal);

  &::before {
    transform: scaleY(1);
  }
`;

// The ticks inherit the label's colour, which differs by kind.
// The label fades out but keeps the width.
const loading = css`
  color: transparent;
  cursor: progress;

  &&::after {
    inset: auto;
    left: 50%;
    top: 50%;
    width: 41px;
    height: 12px;
    margin: -6px 0 0 -20px;
    background: ${tickField('var(--fg)')};
    opacity: 0.55;
  }

  &&::before {
    left: 50%;
    top: 50%;
    bottom: auto;
    width: 2px;
    height: 18px;
    margin: -9px 0 0 -20px;
    background: var(--fg);
    transform: none;
    animation: ${sweep} var(--motion-sweep) var(--motion-ease) infinite alternate;
  }

  & > svg {
    opacity: 0;
  }
`;

const disabled = css`
  --bg: var(--c-disabled);
  --fg: var(--c-text-disabled);
  --bd: var(--c-disabled-line);
  --tick: transparent;
  cursor: not-allowed;
`;

const large = css`
  height: var(--size-control-lg);
  padding: 0 28px;
  font-size: 16px;
`;

export const buttonStyle = css<ButtonLook>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  height: var(--size-control);
  padding: 0 20px;
  border: 1px solid var(--bd);
  border-radius: var(--r-1);
  background: var(--bg);
  color: var(--fg);
  font-size: 15px;
  line-height: 20px;
  font-weight: var(--w-medium);
  letter-spacing: -0.004em;
  white-space: nowrap;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;
  transition:
    background var(--motion-fast),
    border-color var(--motion-fast),
    color var(--motion-fast);

  &::before {
    content: '';
    position: absolute;
    left: -1px;
    top: -1px;
    bottom: -1px;
    width: 2px;
    background: var(--tick);
    transform: scaleY(0);
    transform-origin: bottom;
    transition: transform var(--motion-base) var(--motion-ease);
  }

  /* It looks 38 px high; the touch target is 44. */
  &::after {
    content: '';
    position: absolute;
    inset: -4px;
  }

  &:hover::before {
    transform: scaleY(1);
  }

  ${({ kind = 'primary' }) => KINDS[kind]}
  ${({ size }) => size === 'lg' && large}
  ${({ isFull }) => isFull && 'width: 100%;'}

  &[aria-pressed='true'] {
    ${pressed}
  }

  &:disabled {
    ${disabled}
  }

  &[aria-busy='true'] {
    ${loading}
  }
`;
