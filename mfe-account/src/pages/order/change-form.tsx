import { useState } from 'react';
import { Button } from '@shop/shared/ui';
import { SettingsSection } from '../../components/settings-section';
import { useFocusWhen } from '../../components/use-focus-when';
import { ChangeFields } from './change-fields';
import { TEXTS } from './texts';
import type { Order } from './types';

interface ChangeFormProps {
  order: Order;
  onChanged: (order: Order) => void;
}

/** What the buyer may change while the order is new. The fields come when they are asked for. */
export function ChangeForm({ order, onChanged }: ChangeFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const openButton = useFocusWhen(!isOpen);
  const close = () => setIsOpen(false);
  const handleChanged = (next: Order) => {
    close();
    onChanged(next);
  };

  return (
    <SettingsSection title={TEXTS.change} hint={TEXTS.changeHint}>
      {isOpen ? (
        <ChangeFields order={order} onChanged={handleChanged} onClose={close} />
      ) : (
        <Button ref={openButton} kind="outline" onClick={() => setIsOpen(true)}>
          {TEXTS.changeButton}
        </Button>
      )}
    </SettingsSection>
  );
}
