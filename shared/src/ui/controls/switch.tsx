import styled from 'styled-components';
import { media } from '../styles/media';
import { tickField } from '../styles/ticks';
import type { ChoiceProps } from './checkbox';

const Row = styled.label`
  display: inline-flex;
  gap: 12px;
  align-items: center;
  font-size: 15px;
  cursor: pointer;

  @media ${media.touch} {
    min-height: var(--size-tap);
  }
`;

const Scale = styled.input`
  appearance: none;
  flex: none;
  position: relative;
  width: 42px;
  height: 22px;
  margin: 0;
  border: 1px solid var(--c-control);
  border-radius: var(--r-1);
  background: ${tickField('var(--c-line-strong)', '6px')} var(--c-surface);
  background-position-x: 7px;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    left: 3px;
    top: 3px;
    width: 14px;
    height: 14px;
    background: var(--c-control);
    border-radius: 1px;
    transition: transform var(--motion-base) var(--motion-ease);
  }

  &:checked {
    background-color: var(--c-primary);
    border-color: var(--c-primary);
  }

  &:checked::after {
    transform: translateX(20px);
    background: var(--c-on-primary);
  }

  &:disabled {
    background-color: var(--c-disabled);
    border-color: var(--c-disabled-line);
    cursor: not-allowed;
  }

  &:disabled::after {
    background: var(--c-line-strong);
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

/** An on/off switch with immediate effect: a square knob on a short scale. */
export function Switch({ children, className, ...rest }: ChoiceProps) {
  return (
    <Row className={className}>
      <Scale {...rest} type="checkbox" role="switch" />
      <span>{children}</span>
    </Row>
  );
}
