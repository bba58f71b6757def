import styled from 'styled-components';
import { BuyerFields, DeliveryFields, faultsOf, GoodsFields } from '../../order-form';
import { ConflictChoice } from './conflict-choice';
import type { EditDraft } from './edit-draft';
import type { OrderEdit } from './use-order-edit';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

/** Whether a field has to be typed anew before the edit can be saved. */
export const hasFault = ({ values }: EditDraft): boolean => Object.keys(faultsOf(values)).length > 0;

interface EditFormProps {
  draft: EditDraft;
  edit: OrderEdit;
  /** What the API says of fields. */
  errors: Readonly<Record<string, string>>;
  onSubmit: () => void;
}

/** The fields of an order. */
export function EditForm({ draft, edit, errors, onSubmit }: EditFormProps) {
  const { values } = draft;
  const shared = { values, errors: { ...errors, ...faultsOf(values) }, onChange: edit.change };
  return (
    <Form
      noValidate
      aria-label="Правка заказа"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ConflictChoice draft={draft} onChoose={edit.choose} />
      <DeliveryFields {...shared} />
      <GoodsFields {...shared} />
      <BuyerFields {...shared} />
    </Form>
  );
}
