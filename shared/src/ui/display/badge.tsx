import styled from 'styled-components';
import { withoutProps } from '../styles/own-props';

export type BadgeTone = 'neutral' | 'green' | 'warning' | 'danger';

const TONES: Record<BadgeTone, string> = {
  neutral: 'background: var(--neutral-100); color: var(--neutral-700);',
  green: 'background: var(--c-primary-soft-2); color: var(--green-700);',
  warning: 'background: var(--c-warning-bg); color: var(--c-warning);',
  danger: 'background: var(--c-danger-bg); color: var(--c-danger);',
};

/** A status in one or two words. */
export const Badge = styled.span.withConfig({ shouldForwardProp: withoutProps('tone') })<{ tone?: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 24px;
  padding: 0 8px;
  border-radius: var(--r-1);
  font-size: 13px;
  line-height: 16px;
  white-space: nowrap;
  ${({ tone = 'neutral' }) => TONES[tone]}

  &::before {
    content: '';
    width: 2px;
    height: 12px;
    background: currentColor;
  }
`;
