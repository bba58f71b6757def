import styled from 'styled-components';
import { media } from '../../ui';

/** A line of a list of people: who, what they may, what can be done. */
export const PersonRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(160px, 0.6fr) minmax(200px, auto);
  gap: 4px 16px;
  align-items: center;
  min-height: 60px;
  padding: 8px 16px;

  & + & {
    border-top: 1px solid var(--c-line);
  }

  @media ${media.phone} {
    grid-template-columns: 1fr;
  }
`;

export const Name = styled.span`
  display: block;
  font-size: 15px;
  line-height: 20px;
  font-weight: var(--w-medium);
  overflow-wrap: anywhere;
`;
