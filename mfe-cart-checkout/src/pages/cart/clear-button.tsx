import { Button, ConfirmDialog } from '@shop/shared/ui';
import { useState } from 'react';
import { TEXTS } from './texts';

const { clearQuestion } = TEXTS;

/** Clears the cart after a question. */
export function ClearButton({ onClear }: { onClear: () => void }) {
  const [isAsking, setIsAsking] = useState(false);

  const handleConfirm = () => {
    setIsAsking(false);
    onClear();
  };

  return (
    <>
      <Button kind="quiet" onClick={() => setIsAsking(true)}>
        {TEXTS.clear}
      </Button>
      <ConfirmDialog
        {...clearQuestion}
        isOpen={isAsking}
        onConfirm={handleConfirm}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
