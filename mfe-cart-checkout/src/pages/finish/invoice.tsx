import { amountInWords, fillTemplate, formatDateLong, formatOrderNumber, formatPrice } from '@shop/shared/format';
import { Button, DocIcon, H3, Row } from '@shop/shared/ui';
import type { LastOrder, Payer } from '../../features/last-order';
import { SELLER } from '../../content/seller';
import { InvoiceTable } from './invoice-table';
import { Facts, OnPaper, Parties, PartyTitle, Sheet, Small, Total } from './invoice.styles';
import { TEXTS } from './texts';

const { invoice } = TEXTS;

interface PartyProps {
  title: string;
  name: string;
  facts: readonly { label: string; value: string | null }[];
}

function Party({ title, name, facts }: PartyProps) {
  return (
    <div>
      <PartyTitle>{title}</PartyTitle>
      <p>{name}</p>
      <Facts>
        {facts.map(
          ({ label, value }) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Facts>
    </div>
  );
}

function payerFacts(payer: Payer): PartyProps['facts'] {
  return [
    { label: 'ИНН', value: payer.inn },
    { label: 'Руководитель', value: payer.director },
    { label: 'Адрес', value: payer.address },
    { label: 'Банк', value: payer.bankName },
    { label: 'БИК', value: payer.bik },
    { label: 'Расчётный счёт', value: payer.account },
    { label: 'Корр. счёт', value: payer.correspondentAccount },
  ];
}

/** The invoice of a company, on the screen and on paper. */
export function Invoice({ order, payer }: { order: LastOrder; payer: Payer }) {
  const number = formatOrderNumber(order.id);
  const date = formatDateLong(order.placedAt);
  return (
    <section aria-label={invoice.label}>
      <OnPaper />
      <Sheet data-print-sheet="">
        <H3 as="h2">{fillTemplate(invoice.title, { number, date })}</H3>
        <Parties>
          <Party title={invoice.seller} name={SELLER.name} facts={SELLER.facts} />
          <Party title={invoice.payer} name={payer.name} facts={payerFacts(payer)} />
        </Parties>
        <InvoiceTable order={order} />
        <Total>{fillTemplate(invoice.total, { total: formatPrice(order.totalKopecks / 100) })}</Total>
        <p>{fillTemplate(invoice.inWords, { words: amountInWords(order.totalKopecks) })}</p>
        <Small>
          {invoice.vat} {order.deliveryKopecks === null && invoice.deliveryOpen} {invoice.validity}{' '}
          {fillTemplate(invoice.purpose, { number, date })}
        </Small>
      </Sheet>
      <Row gap={4}>
        <Button kind="outline" onClick={() => window.print()}>
          <DocIcon size={18} />
          {invoice.print}
        </Button>
      </Row>
    </section>
  );
}
