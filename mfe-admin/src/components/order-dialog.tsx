import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button, Modal, Row } from '@shop/shared/ui';
import { FailureNote, isConflict } from './failure-note';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

interface OrderDialogProps {
  title: string;
  action: string;
  wayOut?: string;
  width?: string;
  /** Enough is said to do it. */
  isReady: boolean;
  /** Rejects with what the API refuses. */
  onAction: () => Promise<void>;
  onClose: () => void;
  /** Somebody else has changed the order: it is read anew. */
  onConflict?: () => void;
  /** Why it cannot be done, known before it is tried; null when it can. */
  failure?: unknown;
  /** Names of products by id, for those of which there are too few. */
  names?: ReadonlyMap<number, string>;
  children: ReactNode;
}

/** Does one thing to an order, once, after it was shown what that does. */
export function OrderDialog(props: OrderDialogProps) {
  const { title, action, wayOut = 'Не\u00A0сейчас', width = '640px', isReady, failure = null, names, children } = props;
  const { onAction, onClose, onConflict } = props;
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  const act = async () => {
    setIsBusy(true);
    setError(null);
    try {
      await onAction();
    } catch (cause) {
      setError(cause);
      if (isConflict(cause)) onConflict?.();
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Modal title={title} isOpen onClose={onClose} width={width}>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy && isReady) void act();
        }}
      >
        {children}
        <FailureNote error={error ?? failure} {...(names && { names })} />
        <Row gap={2}>
          <Button type="submit" isLoading={isBusy} disabled={!isReady}>
            {action}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {wayOut}
          </Button>
        </Row>
      </Form>
    </Modal>
  );
}
