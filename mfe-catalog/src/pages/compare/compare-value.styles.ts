import styled from 'styled-components';

export const No = styled.span`
  color: var(--c-text-3);
`;

export const Tick = styled.span`
  display: inline-block;
  width: 3px;
  height: 20px;
  margin-right: 10px;
  background: var(--c-signal);
  vertical-align: -4px;
`;
