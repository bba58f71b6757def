import { Button, ConfirmDialog, media } from '@shop/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { TEXTS } from './texts';

const { clearQuestion } = TEXTS;

// On phones the words, not the invisible box around them, stand under the heading.
const QuietButton = styled(Button)`
  @media ${media.phone} {
    margin-left: -12px;
  }
`;

/** Clears the cart after a question. */
export function ClearButton({ onClear }: { onClear: () => void }) {
  const [isAsking, setIsAsking] = useState(false);

  const handleConfirm = () => {
    setIsAsking(false);
    onClear();
  };

  return (
    <>
      <QuietButton kind="quiet" onClick={() => setIsAsking(true)}>
        {TEXTS.clear}
      </QuietButton>
      <ConfirmDialog
        {...clearQuestion}
        isOpen={isAsking}
        onConfirm={handleConfirm}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
}
