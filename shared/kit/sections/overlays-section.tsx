import { useState } from 'react';
import { Button, ConfirmDialog, Field, Modal, Row, Stack, TextInput, Toast, ToastRegion } from '../../src/ui';
import { Board } from '../board';

type Shown = 'modal' | 'confirm' | 'toast' | null;

export function OverlaysSection() {
  const [shown, setShown] = useState<Shown>(null);
  const close = () => setShown(null);
  return (
    <Board title="диалоги">
      <Row gap={2}>
        <Button kind="outline" onClick={() => setShown('modal')}>
          Открыть диалог
        </Button>
        <Button kind="outline" onClick={() => setShown('confirm')}>
          Очистить корзину
        </Button>
        <Button kind="outline" onClick={() => setShown('toast')}>
          Показать уведомление
        </Button>
      </Row>
      <Modal title="Быстрый заказ" isOpen={shown === 'modal'} onClose={close}>
        <Stack>
          <Field label="Имя">{(ids) => <TextInput {...ids} data-autofocus />}</Field>
          <Button isFull onClick={close}>
            Заказать
          </Button>
        </Stack>
      </Modal>
      <ConfirmDialog
        isOpen={shown === 'confirm'}
        title="Очистить корзину?"
        text="Уберём все позиции вместе с аксессуарами."
        confirm="Очистить"
        cancel="Оставить"
        onConfirm={close}
        onCancel={close}
      />
      <ToastRegion>
        {shown === 'toast' && <Toast title="Скопировано" text="Номер заказа в буфере обмена." onClose={close} />}
      </ToastRegion>
    </Board>
  );
}
