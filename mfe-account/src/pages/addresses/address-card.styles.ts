import styled from 'styled-components';
import { Button, IconButton, media } from '@shop/shared/ui';

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;

  @media ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Card = styled.li<{ $isMain: boolean }>`
  display: flex;
  flex-direction: column;
  min-height: 190px;
  padding: 20px 20px 14px;
  border: 1px solid var(--c-line-strong);
  border-radius: var(--r-1);
  background: var(--c-surface);
  ${({ $isMain }) =>
    $isMain && 'border-color: var(--c-primary); box-shadow: inset 3px 0 0 var(--c-signal), 0 0 0 1px var(--c-primary);'}
`;

export const City = styled.h2`
  font-size: 17px;
  line-height: 24px;
  font-weight: var(--w-medium);
  overflow-wrap: anywhere;
`;

export const Street = styled.p`
  margin: 4px 0 16px;
  color: var(--c-text-2);
  font-size: 15px;
  line-height: 22px;
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  margin: auto -12px 0 0;

  & > :last-child {
    margin-left: auto;
  }
`;

export const AddCard = styled(Button)`
  flex-direction: column;
  gap: 8px;
  width: 100%;
  height: 100%;
  min-height: 190px;
  border: 1px dashed var(--c-control);

  &:not(:hover) {
    background: var(--c-surface);
  }
`;

/** Quiet until it is pointed at: it stands on every card. */
export const RemoveButton = styled(IconButton)`
  &:not(:hover) {
    --fg: var(--c-text-3);
  }
`;
