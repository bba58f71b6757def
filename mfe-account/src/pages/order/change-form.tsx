import { useState } from 'react';
import { Button } from '@shop/shared/ui';
import { SettingsSection } from '../../components/settings-section';
import { readKeptInput } from '../../features/form-sending';
import { ChangeFields } from './change-fields';
import { valuesOf } from './change-schema';
import { TEXTS } from './texts';
import type { Order } from './types';

interface ChangeFormProps {
  order: Order;
  onChanged: (order: Order) => void;
}

/** What the buyer may change while the order is new. The fields come when they are asked for. */
export function ChangeForm({ order, onChanged }: ChangeFormProps) {
  const keptAs = `order.${order.id}`;
  const [kept] = useState(() => readKeptInput(keptAs, valuesOf(order)));
  const [isOpen, setIsOpen] = useState(kept !== null);
  const close = () => setIsOpen(false);
  const handleChanged = (next: Order) => {
    close();
    onChanged(next);
  };

  return (
    <SettingsSection title={TEXTS.change} hint={TEXTS.changeHint}>
      {isOpen ? (
        <ChangeFields
          order={order}
          initial={kept ?? valuesOf(order)}
          keptAs={keptAs}
          onChanged={handleChanged}
          onClose={close}
        />
      ) : (
        <Button kind="outline" onClick={() => setIsOpen(true)}>
          {TEXTS.changeButton}
        </Button>
      )}
    </SettingsSection>
  );
}
