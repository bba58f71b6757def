import styled from 'styled-components';
import { formatPrice } from '@shop/shared/format';
import { RequestError } from '@shop/shared/runtime';
import { Button, Caption, Note, Row } from '@shop/shared/ui';
import { FailureNote, Foot } from '../../components';
import { BuyerFields, DeliveryFields, faultsOf, GoodsFields } from '../../order-form';
import { KnownBuyer } from './known-buyer';
import { isPlaceable, newTotal, withBuyer } from './new-order';
import { useNewOrder } from './use-new-order';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  max-width: 960px;
`;

/** The price has risen since the goods were chosen; they have that of now already. */
const isDearer = (error: unknown): boolean => error instanceof RequestError && error.cost !== null;

/** Takes the order of somebody who rings. */
export function NewOrderForm({ onPlaced }: { onPlaced: (id: number) => void }) {
  const order = useNewOrder(onPlaced);
  const { values, error } = order;
  const faults = faultsOf(values);
  const fields = { values, errors: { ...order.fields, ...faults }, onChange: order.change };
  const isReady = isPlaceable(values) && Object.keys(faults).length === 0;
  return (
    <Form
      noValidate
      aria-label="Новый заказ"
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !order.isBusy) order.place();
      }}
    >
      <GoodsFields {...fields} />
      <BuyerFields {...fields} />
      <KnownBuyer phone={values.phone} fio={values.fio} onTake={(last) => order.change(withBuyer(values, last))} />
      <DeliveryFields {...fields} />
      {isDearer(error) ? (
        <Note kind="warning" role="alert">
          Цены изменились. Назовите покупателю новую сумму и&nbsp;нажмите ещё раз.
        </Note>
      ) : (
        <FailureNote
          error={error}
          names={new Map(values.products.map(({ productId, productName }) => [productId, productName]))}
        />
      )}
      <Foot aria-label="Новый заказ">
        <span>
          {`Итого ${formatPrice(newTotal(values))}`}
          <Caption as="span">{values.email ? ', письмо уйдёт покупателю' : ', без почты письма не\u00a0будет'}</Caption>
        </span>
        <Row gap={2}>
          <Button data-save type="submit" isLoading={order.isBusy} disabled={!isReady}>
            Создать заказ
          </Button>
          <Button kind="quiet" onClick={order.clear}>
            Очистить
          </Button>
        </Row>
      </Foot>
    </Form>
  );
}
