import { createGlobalStyle } from 'styled-components';
import { amountInWords, fillTemplate, formatDateLong, formatOrderNumber, formatPrice } from '@shop/shared/format';
import { SELLER_NAME, SELLER_REQUISITES } from '../../content/seller';
import { orderTotal } from '../../features/order';
import { isInvoiced } from './is-invoiced';
import { deliveryFacts, payerFacts, recipientFacts, type Fact } from './order-facts';
import { Facts, Heading, Parties, Sheet, SheetTotal } from './print-sheet.styles';
import { PrintTable } from './print-table';
import { TEXTS } from './texts';
import type { Order } from './types';

// Paper gets the sheet alone, whatever the page round it is made of.
const SheetOnly = createGlobalStyle`
  @media print {
    body {
      background: #fff;
    }

    body *:not(:has([data-print-sheet]), [data-print-sheet], [data-print-sheet] *) {
      display: none !important;
    }
  }
`;

function Party({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <Facts>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </div>
  );
}

/** The order on paper: an invoice for a company that pays by one, else a list of what was ordered. Not shown on screens. */
export function PrintSheet({ order }: { order: Order }) {
  const isInvoice = isInvoiced(order);
  const number = formatOrderNumber(order.id);
  const date = formatDateLong(order.createdAt);
  const total = orderTotal(order);
  const title = isInvoice ? TEXTS.sheet.invoice : TEXTS.sheet.print;
  return (
    <Sheet data-print-sheet="">
      <SheetOnly />
      <Heading>{fillTemplate(title, { number, date })}</Heading>
      <Parties>
        <Party title={TEXTS.sheet.seller} facts={[{ label: 'Продавец', value: SELLER_NAME }, ...SELLER_REQUISITES]} />
        {isInvoice && <Party title={TEXTS.payer} facts={payerFacts(order)} />}
        <Party title={TEXTS.recipient} facts={[...recipientFacts(order), ...deliveryFacts(order)]} />
      </Parties>
      <PrintTable order={order} />
      <SheetTotal>{fillTemplate(TEXTS.sheet.total, { total: formatPrice(total) })}</SheetTotal>
      <p>{fillTemplate(TEXTS.sheet.inWords, { words: amountInWords(Math.round(total * 100)) })}</p>
      {isInvoice && <p>{fillTemplate(TEXTS.sheet.purpose, { number, date })}</p>}
    </Sheet>
  );
}
