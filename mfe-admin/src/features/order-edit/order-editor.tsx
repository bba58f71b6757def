import { useState } from 'react';
import styled from 'styled-components';
import type { RequestError } from '@shop/shared/runtime';
import { Button, Note, Row } from '@shop/shared/ui';
import { Foot } from '../../components';
import { changedFields, type Order } from '../../order';
import { FIELD_LABELS } from '../../order-form';
import type { EditDraft } from './edit-draft';
import { EditForm, hasFault } from './edit-form';
import { SaveDialog } from './save-dialog';
import type { OrderEdit } from './use-order-edit';

const Merged = styled(Note)`
  margin-bottom: 16px;
`;

interface OrderEditorProps {
  order: Order;
  draft: EditDraft;
  edit: OrderEdit;
  onSaved: (order: Order) => void;
  onConflict: () => void;
}

/** The fields of an order, and the bar that saves them. */
export function OrderEditor({ order, draft, edit, onSaved, onConflict }: OrderEditorProps) {
  const [isSaving, setIsSaving] = useState(false);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const changed = changedFields(draft.base, draft.values);
  const isReady = changed.length > 0 && draft.conflicts.length === 0 && !hasFault(draft);
  const refuse = ({ code, fields }: RequestError) => {
    setIsSaving(false);
    setErrors(fields);
    if (code === 'CONFLICT') onConflict();
  };
  const save = () => {
    setErrors({});
    if (isReady) setIsSaving(true);
  };

  return (
    <>
      {draft.mergedWith && draft.conflicts.length === 0 && (
        <Merged role="status">{`Заказ изменили: ${draft.mergedWith}. Ваши правки остались, чужие добавлены.`}</Merged>
      )}
      <EditForm draft={draft} edit={edit} errors={errors} onSubmit={save} />
      <Foot aria-label="Сохранение">
        <span>
          {changed.length > 0
            ? `Изменено: ${changed.map((field) => FIELD_LABELS[field].replace(/,\s₽$/, '').toLowerCase()).join(', ')}`
            : 'Пока ничего не\u00a0изменено'}
        </span>
        <Row gap={2}>
          <Button data-save disabled={!isReady} onClick={save}>
            Сохранить
          </Button>
          <Button kind="quiet" onClick={edit.stop}>
            {changed.length > 0 ? 'Отменить правки' : 'Закрыть'}
          </Button>
        </Row>
      </Foot>
      {isSaving && (
        <SaveDialog
          order={order}
          draft={draft}
          onClose={() => setIsSaving(false)}
          onRefused={refuse}
          onSaved={(saved) => {
            edit.stop();
            onSaved(saved);
          }}
        />
      )}
    </>
  );
}
