import styled from 'styled-components';

/** A list item under a rule, with the tick of the shop's scale at its left end. */
export const RuledItem = styled.li`
  position: relative;
  border-top: 1px solid var(--c-line-strong);

  &::before {
    content: '';
    position: absolute;
    left: 0;
    top: -10px;
    width: 2px;
    height: 20px;
    background: var(--c-signal);
  }
`;
