import { PrintSheet } from '@shop/shared/print-sheet';
import { Button, DocIcon, Row } from '@shop/shared/ui';
import type { LastOrder, Payer } from '../../features/last-order';
import { TEXTS } from './texts';

const { invoice } = TEXTS;

function payerFacts(payer: Payer) {
  return [
    { label: 'ИНН', value: payer.inn },
    { label: 'КПП', value: payer.kpp ?? null },
    { label: 'Руководитель', value: payer.director },
    { label: 'Адрес', value: payer.address },
    { label: 'Банк', value: payer.bankName },
    { label: 'БИК', value: payer.bik },
    { label: 'Расчётный счёт', value: payer.account },
    { label: 'Корр. счёт', value: payer.correspondentAccount },
  ];
}

/** The invoice for a company, on screen and on paper. */
export function Invoice({ order, payer }: { order: LastOrder; payer: Payer }) {
  const rows = order.lines.map(({ sumKopecks, discountKopecks, ...line }) => ({
    ...line,
    sumKopecks: sumKopecks - discountKopecks,
  }));
  return (
    <section aria-label={invoice.label}>
      <PrintSheet
        kind="invoice"
        orderId={order.id}
        placedAt={order.placedAt}
        parties={[{ title: invoice.payer, name: payer.name, facts: payerFacts(payer) }]}
        rows={rows}
        deliveryKopecks={order.deliveryKopecks}
        totalKopecks={order.totalKopecks}
        isOnScreen
      />
      <Row gap={4}>
        <Button kind="outline" onClick={() => window.print()}>
          <DocIcon size={18} />
          {invoice.print}
        </Button>
      </Row>
    </section>
  );
}
