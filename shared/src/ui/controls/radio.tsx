import styled from 'styled-components';
import { choiceBox, choiceRow } from './checkbox';
import type { ChoiceProps } from './checkbox';

const Row = styled.label`
  ${choiceRow}
`;

const Dot = styled.input`
  ${choiceBox}
  border-radius: 50%;

  &:checked {
    background: radial-gradient(circle, var(--c-primary) 0 5px, var(--c-surface) 5.5px);
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

/** One of several options; all of a group have the same `name`. */
export function Radio({ children, className, ...rest }: ChoiceProps) {
  return (
    <Row className={className}>
      <Dot {...rest} type="radio" />
      <span>{children}</span>
    </Row>
  );
}
