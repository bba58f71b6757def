import { Field, Radio, Row, TextInput } from '@shop/shared/ui';
import { Fields, ReasonFields } from '../../components';
import type { OrderStatus } from '../../generated/graphql';
import type { Order } from '../../order';
import { asksForGoods, REASONS, type MoveForm } from './move-form';

interface MoveFieldsProps {
  order: Order;
  to: OrderStatus;
  form: MoveForm;
  onChange: (part: Partial<MoveForm>) => void;
}

function ShipmentFields({ form, onChange }: Pick<MoveFieldsProps, 'form' | 'onChange'>) {
  return (
    <Fields>
      <Field label="Перевозчик" isOptional aside=" ">
        {(control) => (
          <TextInput {...control} value={form.carrier} onChange={({ target }) => onChange({ carrier: target.value })} />
        )}
      </Field>
      <Field label="Трек-номер" isOptional aside=" ">
        {(control) => (
          <TextInput
            {...control}
            value={form.trackNumber}
            onChange={({ target }) => onChange({ trackNumber: target.value })}
          />
        )}
      </Field>
    </Fields>
  );
}

/** What is asked before a move. */
export function MoveFields({ order, to, form, onChange }: MoveFieldsProps) {
  if (to === 'shipped') return <ShipmentFields form={form} onChange={onChange} />;
  if (to !== 'cancelled') return null;
  return (
    <>
      <ReasonFields reasons={REASONS} form={form} onChange={onChange} />
      {asksForGoods(order, to) && (
        <Row role="radiogroup" aria-label="Где товары">
          <Radio name="restock" checked={form.restock === true} onChange={() => onChange({ restock: true })}>
            Товары вернулись на&nbsp;полку
          </Radio>
          <Radio name="restock" checked={form.restock === false} onChange={() => onChange({ restock: false })}>
            Ещё не&nbsp;вернулись
          </Radio>
        </Row>
      )}
    </>
  );
}
