import { useEffect, useState } from 'react';
import { formatOrderNumber, isNationalPhone } from '@shop/shared/format';
import { query, useShop } from '@shop/shared/runtime';
import { Button, Note, Row } from '@shop/shared/ui';
import { StaffBuyersOfDocument } from '../../generated/graphql';
import type { Order } from '../../order';

/** The last order of a phone, once it is typed whole. */
function useLastOrder(phone: string): Order | null {
  const { client } = useShop();
  const [found, setFound] = useState<{ phone: string; order: Order | null } | null>(null);
  const asked = isNationalPhone(phone) ? phone : '';
  useEffect(() => {
    if (asked === '') return;
    // Who has never ordered is not worth a message, nor is a call that failed.
    void query(client, StaffBuyersOfDocument, { phone: asked }).then(
      ({ staffOrders }) => setFound({ phone: asked, order: staffOrders.rows[0] ?? null }),
      () => undefined,
    );
  }, [client, asked]);
  return found?.phone === asked ? found.order : null;
}

interface KnownBuyerProps {
  phone: string;
  /** The name that is typed already. */
  fio: string;
  onTake: (order: Order) => void;
}

/** Says who has ordered from this number before, and takes their name, mail and company. */
export function KnownBuyer({ phone, fio, onTake }: KnownBuyerProps) {
  const order = useLastOrder(phone);
  if (!order || order.fio === fio) return null;
  return (
    <Note role="status">
      <Row gap={2}>
        <span>{`С этого номера заказывал ${order.fio}, ${formatOrderNumber(order.id)}`}</span>
        <Button kind="outline" onClick={() => onTake(order)}>
          Взять данные
        </Button>
      </Row>
    </Note>
  );
}
