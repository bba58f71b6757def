import { useId } from 'react';
import styled from 'styled-components';
import { Button } from '../controls/button';
import { Row } from '../layout/stack';
import { Muted } from '../type/text';
import { Modal } from './modal';

export interface ConfirmDialogProps {
  title: string;
  text: string;
  /** A verb: «Удалить». */
  confirm: string;
  /** «Оставить» */
  cancel: string;
  isOpen?: boolean;
  /** The confirmed action is in progress. */
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

const Actions = styled(Row)`
  margin-top: 24px;
`;

/** Red, with the edge that makes it the equal of the safe answer. */
const Destructive = styled(Button)`
  && {
    --bd: currentColor;
    padding-inline: 20px;
  }
`;

/** A question before an irreversible action. Focus starts on the safe answer. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  cancel,
  isOpen = true,
  isBusy = false,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const textId = useId();
  return (
    <Modal title={title} isOpen={isOpen} onClose={onCancel} role="alertdialog" describedBy={textId}>
      <Muted id={textId}>{text}</Muted>
      <Actions gap={2}>
        <Destructive kind="danger" onClick={onConfirm} isLoading={isBusy}>
          {confirm}
        </Destructive>
        <Button kind="outline" onClick={onCancel} data-autofocus>
          {cancel}
        </Button>
      </Actions>
    </Modal>
  );
}
