import { InvoiceButton, PrintSheet } from '@shop/shared/print-sheet';
import { query, useAuth, useShop, type Shop } from '@shop/shared/runtime';
import { Button, DocIcon, Row } from '@shop/shared/ui';
import type { LastOrder, Payer } from '../../features/last-order';
import { GuestInvoiceDocument, OrderInvoiceDocument } from '../../generated/graphql';
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

async function loadInvoice({ client }: Shop, { id, guestKey }: LastOrder): Promise<string | null> {
  if (guestKey) return (await query(client, GuestInvoiceDocument, { id, key: guestKey })).guestOrder.invoice ?? null;
  return (await query(client, OrderInvoiceDocument, { id })).siteOrders[0]?.invoice ?? null;
}

/** The invoice for a company, on screen and on paper. */
export function Invoice({ order, payer }: { order: LastOrder; payer: Payer }) {
  const shop = useShop();
  const isAuth = useAuth((state) => state.isAuth);
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
        seller={order.seller}
        parties={[{ title: invoice.payer, name: payer.name, facts: payerFacts(payer) }]}
        rows={rows}
        deliveryKopecks={order.deliveryKopecks}
        totalKopecks={order.totalKopecks}
        isOnScreen
      />
      <Row gap={4}>
        {/* The API gives it to the user of the order, and to a guest with its key. */}
        {(isAuth || order.guestKey) && (
          <InvoiceButton kind="primary" orderId={order.id} load={() => loadInvoice(shop, order)} />
        )}
        <Button kind="outline" onClick={() => window.print()}>
          <DocIcon size={18} />
          {invoice.print}
        </Button>
      </Row>
    </section>
  );
}
