import type { ReactNode } from 'react';
import { amountInWords, fillTemplate, formatDateLong, formatInvoiceNumber, formatPrice } from '../rules/format';
import { RETURN_TERMS, SELLER, sellerFacts, vatLine, type InvoiceSeller } from '../rules/seller';
import { Parties, Small, Total } from './print-sheet.styles';
import { SheetFrame } from './sheet-frame';
import { Party, type SheetParty } from './sheet-party';
import { SheetTable, type SheetRow } from './sheet-table';
import { TEXTS } from './texts';

export interface PrintSheetProps {
  /** An invoice contains payment details; an order lists only what was ordered. */
  kind: 'invoice' | 'order';
  orderId: number;
  /** Of the invoice: from the second on it is a part of the number. */
  edition?: number;
  /** ISO 8601 */
  placedAt: string;
  /** As it was when the order was placed. */
  seller?: InvoiceSeller | undefined;
  /** Parties besides the seller. */
  parties: readonly SheetParty[];
  rows: readonly SheetRow[];
  /** Null until a manager names the price. */
  deliveryKopecks: number | null;
  totalKopecks: number;
  /** Shown on the page as well; otherwise in print only. */
  isOnScreen?: boolean;
  /** Beside the title. */
  corner?: ReactNode;
}

function deliveryRows(deliveryKopecks: number | null): SheetRow[] {
  if (!deliveryKopecks) return [];
  return [{ name: TEXTS.delivery, count: 1, sumKopecks: deliveryKopecks, isService: true }];
}

/** An order on paper. Printing any page that contains it prints only the sheet. */
export function PrintSheet(props: PrintSheetProps) {
  const { kind, orderId, placedAt, seller = SELLER, parties, rows, deliveryKopecks, totalKopecks, edition = 1 } = props;
  const heading = { number: formatInvoiceNumber(orderId, edition), date: formatDateLong(placedAt) };
  const isInvoice = kind === 'invoice';
  return (
    <SheetFrame title={fillTemplate(TEXTS.titles[kind], heading)} isOnScreen={props.isOnScreen} corner={props.corner}>
      <Parties>
        <Party title={TEXTS.seller} name={seller.name} facts={sellerFacts(seller)} />
        {parties.map((party) => (
          <Party key={party.title} {...party} />
        ))}
      </Parties>
      <SheetTable rows={[...rows, ...deliveryRows(deliveryKopecks)]} />
      <Total>{fillTemplate(TEXTS.total, { total: formatPrice(totalKopecks / 100) })}</Total>
      {isInvoice && <p>{vatLine(totalKopecks, seller)}</p>}
      <p>{fillTemplate(TEXTS.inWords, { words: amountInWords(totalKopecks) })}</p>
      {!isInvoice && <p>{RETURN_TERMS}</p>}
      <Small>
        {fillTemplate(TEXTS.vat, { phrase: seller.vatPhrase })} {deliveryKopecks === null && TEXTS.deliveryOpen}{' '}
        {isInvoice &&
          `${fillTemplate(TEXTS.validity, { days: seller.invoiceDays })} ${fillTemplate(TEXTS.purpose, heading)}`}
      </Small>
    </SheetFrame>
  );
}
