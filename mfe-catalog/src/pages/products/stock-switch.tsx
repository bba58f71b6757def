import { Switch } from '@shop/shared/ui';
import { memo } from 'react';
import type { ChangeQuery } from './filter';

interface StockSwitchProps {
  isOn: boolean;
  onChange: ChangeQuery;
}

export const StockSwitch = memo(function StockSwitch({ isOn, onChange }: StockSwitchProps) {
  return (
    <Switch name="stock" value="1" checked={isOn} onChange={({ target }) => onChange({ isInStock: target.checked })}>
      В наличии
    </Switch>
  );
});
