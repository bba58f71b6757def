import styled from 'styled-components';
import { Field, TextArea, TextInput } from '@shop/shared/ui';
import { Fields, Part } from '../../components';
import { readPrice, type EditField, type EditValues, type Order } from '../../order';
import { ConflictChoice } from './conflict-choice';
import type { EditDraft } from './edit-draft';
import { EditLines } from './edit-lines';
import { FIELD_LABELS } from './field-words';
import type { OrderEdit } from './use-order-edit';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

type TextField = Exclude<EditField, 'products'>;

/** Numbers, days and addresses that a phone has its own keys for. */
const KINDS: Partial<Record<TextField, { type?: string; inputMode?: 'decimal' }>> = {
  phone: { type: 'tel' },
  email: { type: 'email' },
  deliveryDate: { type: 'date' },
  deliveryPrice: { inputMode: 'decimal' },
};

const isLong = (field: TextField) => field === 'orderComment' || field === 'deliveryComment';

const WRONG_PRICE = 'Сумма в\u00A0рублях, например 450';

/** What is wrong with a field, before anything is sent. */
function faultOf({ values }: EditDraft): Partial<Record<EditField, string>> {
  const isWrong = values.deliveryPrice.trim() !== '' && readPrice(values.deliveryPrice) === null;
  return isWrong ? { deliveryPrice: WRONG_PRICE } : {};
}

/** Whether a field has to be typed anew before the edit can be saved. */
export const hasFault = (draft: EditDraft): boolean => Object.keys(faultOf(draft)).length > 0;

interface EditFormProps {
  order: Order;
  draft: EditDraft;
  edit: OrderEdit;
  /** What the API says of fields. */
  errors: Readonly<Record<string, string>>;
  onSubmit: () => void;
}

interface InputProps extends Pick<EditFormProps, 'errors'> {
  field: TextField;
  values: EditValues;
  onChange: (part: Partial<EditValues>) => void;
}

function Input({ field, values, errors, onChange }: InputProps) {
  const change = (value: string) => onChange({ [field]: value });
  const isOptional = field !== 'fio' && field !== 'phone';
  return (
    <Field
      label={FIELD_LABELS[field]}
      isOptional={isOptional}
      // Nearly all of them are: the word would be everywhere.
      aside=" "
      {...(errors[field] && { error: errors[field] })}
    >
      {(control) =>
        isLong(field) ? (
          <TextArea {...control} rows={2} value={values[field]} onChange={({ target }) => change(target.value)} />
        ) : (
          <TextInput
            {...control}
            {...KINDS[field]}
            autoComplete="off"
            placeholder={field === 'deliveryPrice' ? 'по\u00A0договорённости' : undefined}
            value={values[field]}
            onChange={({ target }) => change(target.value)}
          />
        )
      }
    </Field>
  );
}

const BUYER: readonly TextField[] = ['fio', 'phone', 'email'];
const DELIVERY: readonly TextField[] = ['deliveryPrice', 'deliveryDate', 'deliveryPeriod'];
const ADDRESS: readonly TextField[] = [
  'deliveryStreet',
  'deliveryHome',
  'deliveryEntrance',
  'deliveryFloor',
  'deliveryApartment',
];

/** The fields of an order. */
export function EditForm({ order, draft, edit, errors, onSubmit }: EditFormProps) {
  const { values } = draft;
  const shared = { values, errors: { ...errors, ...faultOf(draft) }, onChange: edit.change };
  const input = (field: TextField) => <Input key={field} field={field} {...shared} />;
  return (
    <Form
      noValidate
      aria-label="Правка заказа"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ConflictChoice order={order} draft={draft} onChoose={edit.choose} />
      <Part title="Доставка">
        <Fields>
          {DELIVERY.map(input)}
          {!order.deliveryPlace && ADDRESS.map(input)}
        </Fields>
        {input('deliveryComment')}
      </Part>
      <Part title="Состав">
        <EditLines order={order} lines={values.products} onChange={(products) => edit.change({ products })} />
      </Part>
      <Part title="Покупатель">
        <Fields>{BUYER.map(input)}</Fields>
        {input('orderComment')}
      </Part>
    </Form>
  );
}
