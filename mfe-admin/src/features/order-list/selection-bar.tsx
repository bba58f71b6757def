import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Checkbox } from '@shop/shared/ui';
import type { Selection } from './use-selection';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  min-height: 44px;
  padding-left: 16px;
`;

interface SelectionBarProps {
  selection: Selection;
  /** How many orders are shown. */
  count: number;
  /** What can be done to those that are chosen. */
  children: ReactNode;
}

/** Chooses all orders shown, and says what can be done to them. */
export function SelectionBar({ selection, count, children }: SelectionBarProps) {
  const chosen = selection.ids.size;
  return (
    <Bar role="group" aria-label="Выбранные заказы">
      <Checkbox checked={chosen === count} onChange={({ target }) => selection.chooseAll(target.checked)}>
        {chosen === 0 ? 'Выбрать все' : `Выбрано: ${chosen}`}
      </Checkbox>
      {chosen > 0 && children}
    </Bar>
  );
}
