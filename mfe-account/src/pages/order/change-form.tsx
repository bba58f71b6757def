import { Button } from '@shop/shared/ui';
import { SettingsSection } from '../../components/settings-section';
import { useFocusWhen } from '../../components/use-focus-when';
import { TEXTS } from './texts';
import type { Order } from './types';
import { useChangeFields } from './use-change-fields';

interface ChangeFormProps {
  order: Order;
  onChanged: (order: Order) => void;
}

/** What the buyer may change while the order is new. The fields come when they are asked for. */
export function ChangeForm({ order, onChanged }: ChangeFormProps) {
  const { Fields, isLoading, open, preload, close } = useChangeFields();
  const openButton = useFocusWhen(!Fields);
  const handleChanged = (next: Order) => {
    close();
    onChanged(next);
  };

  return (
    <SettingsSection title={TEXTS.change} hint={TEXTS.changeHint}>
      {Fields ? (
        <Fields order={order} onChanged={handleChanged} onClose={close} />
      ) : (
        <Button
          ref={openButton}
          kind="outline"
          isLoading={isLoading}
          onClick={open}
          onPointerEnter={preload}
          onFocus={preload}
        >
          {TEXTS.changeButton}
        </Button>
      )}
    </SettingsSection>
  );
}
