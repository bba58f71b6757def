import { amountInWords, fillTemplate, formatDateLong, formatOrderNumber, formatPrice } from '../format';
import { OnPaper, Parties, Sheet, SheetTitle, Small, Total } from './print-sheet.styles';
import { SELLER } from './seller';
import { Party, type SheetParty } from './sheet-party';
import { SheetTable, type SheetRow } from './sheet-table';
import { TEXTS } from './texts';

export interface PrintSheetProps {
  /** An invoice says how it is paid; an order only what was ordered. */
  kind: 'invoice' | 'order';
  orderId: number;
  /** ISO 8601 */
  placedAt: string;
  /** Beside the seller. */
  parties: readonly SheetParty[];
  rows: readonly SheetRow[];
  /** Null where a manager will name the price. */
  deliveryKopecks: number | null;
  totalKopecks: number;
  /** Stands on the page as well; otherwise paper alone shows it. */
  isOnScreen?: boolean;
}

function deliveryRows(deliveryKopecks: number | null): SheetRow[] {
  if (!deliveryKopecks) return [];
  return [{ name: TEXTS.delivery, count: 1, sumKopecks: deliveryKopecks, isService: true }];
}

/** An order on paper. Whatever page it is a part of, printing that page prints the sheet alone. */
export function PrintSheet(props: PrintSheetProps) {
  const { kind, orderId, placedAt, parties, rows, deliveryKopecks, totalKopecks, isOnScreen = false } = props;
  const heading = { number: formatOrderNumber(orderId), date: formatDateLong(placedAt) };
  const isInvoice = kind === 'invoice';
  return (
    <Sheet $isOnScreen={isOnScreen} data-print-sheet="">
      <OnPaper />
      <SheetTitle as="h2">{fillTemplate(TEXTS.titles[kind], heading)}</SheetTitle>
      <Parties>
        <Party title={TEXTS.seller} name={SELLER.name} facts={SELLER.facts} />
        {parties.map((party) => (
          <Party key={party.title} {...party} />
        ))}
      </Parties>
      <SheetTable rows={[...rows, ...deliveryRows(deliveryKopecks)]} />
      <Total>{fillTemplate(TEXTS.total, { total: formatPrice(totalKopecks / 100) })}</Total>
      <p>{fillTemplate(TEXTS.inWords, { words: amountInWords(totalKopecks) })}</p>
      <Small>
        {TEXTS.vat} {deliveryKopecks === null && TEXTS.deliveryOpen}{' '}
        {isInvoice && `${TEXTS.validity} ${fillTemplate(TEXTS.purpose, heading)}`}
      </Small>
    </Sheet>
  );
}
