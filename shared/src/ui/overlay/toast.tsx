import { useState } from 'react';
import styled, { css } from 'styled-components';
import { AlertIcon, CheckIcon, CloseIcon } from '../icons/icons';
import { tickField } from '../styles/ticks';
import { darkScope, lightScope } from '../styles/tokens';
import { useCountdown } from './use-countdown';

export interface ToastProps {
  title: string;
  text?: string;
  kind?: 'success' | 'error';
  action?: { text: string; onClick: () => void };
  /** Takes back what the message tells of. */
  onUndo?: (() => void) | undefined;
  /** Called on the close button and when the time is over. */
  onClose: () => void;
  /** 0 means until it is closed. */
  durationMs?: number;
}

const LOOKS = {
  success: css`
    ${darkScope}
    --ground: var(--c-surface-dark);
    --edge: var(--c-signal);
    --sign: var(--c-text);
    --ruler: var(--neutral-600);
  `,
  error: css`
    ${lightScope}
    --ground: var(--c-danger-bg);
    --edge: var(--c-danger-line);
    --sign: var(--c-danger);
    --ruler: var(--red-200);
  `,
};

const Box = styled.div<{ $kind: keyof typeof LOOKS; $durationMs: number; $isPaused: boolean }>`
  ${({ $kind }) => LOOKS[$kind]}
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 4px 14px;
  width: 396px;
  max-width: 100%;
  padding: 16px;
  overflow: hidden;
  background: var(--ground);
  color: var(--c-text);
  border-radius: var(--r-1);
  box-shadow: var(--shadow-3);

  &::before {
    content: '';
    position: absolute;
    left: 0;
    top: 0;
    bottom: 0;
    width: 3px;
    background: var(--edge);
  }

  &::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: 0;
    height: 5px;
    background: ${tickField('var(--ruler)')};
    clip-path: inset(0 0 0 0);
    animation: toast-run-down ${({ $durationMs }) => $durationMs}ms linear forwards;
    animation-play-state: ${({ $isPaused }) => ($isPaused ? 'paused' : 'running')};
  }

  & > svg {
    color: var(--sign);
  }
`;

const Title = styled.p`
  font-weight: var(--w-medium);
`;

const Text = styled.p`
  grid-column: 2 / -1;
  font-size: 14px;
  line-height: 20px;
  color: var(--c-text-2);
`;

const Actions = styled.div`
  grid-column: 2;
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin-top: 4px;
`;

const Action = styled.button`
  position: relative;
  font-size: 14px;
  line-height: 20px;
  font-weight: var(--w-medium);
  color: var(--c-link);
  text-decoration: underline;
  text-underline-offset: 4px;

  &::after {
    content: '';
    position: absolute;
    inset: -12px -8px;
  }
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin: -12px -12px -12px 0;
`;

/** A message at the edge of the page. Its ruler runs down in 5 s and pauses on hover and focus. */
export function Toast({ title, text, kind = 'success', action, onUndo, onClose, durationMs = 5000 }: ToastProps) {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isPaused = isHovered || isFocused;
  useCountdown(durationMs, isPaused, onClose);
  const Sign = kind === 'error' ? AlertIcon : CheckIcon;

  return (
    <Box
      $kind={kind}
      $durationMs={durationMs}
      $isPaused={isPaused}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <Sign size={20} />
      <Title>{title}</Title>
      <Close type="button" aria-label="Закрыть уведомление" onClick={onClose}>
        <CloseIcon size={18} />
      </Close>
      {text && <Text>{text}</Text>}
      {(action || onUndo) && (
        <Actions>
          {action && (
            <Action type="button" data-action onClick={action.onClick}>
              {action.text}
            </Action>
          )}
          {onUndo && (
            <Action type="button" onClick={onUndo}>
              Отменить
            </Action>
          )}
        </Actions>
      )}
    </Box>
  );
}
