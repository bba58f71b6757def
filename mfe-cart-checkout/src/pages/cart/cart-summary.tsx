import { fillTemplate, formatPrice, toRoubles } from '@shop/shared/format';
import { Link } from '@shop/shared/runtime';
import { Button, ButtonLink, Caption, Note, Stack } from '@shop/shared/ui';
import styled from 'styled-components';
import { SummaryRow, SummaryTitle, SummaryTotal } from '../../components/summary';
import { computeTotals, isOrderable, type OrderGroup, type OrderTotals } from '../../features/order-lines';
import { ShortageReasons } from '../../features/ordering';
import { MissingService } from '../../features/missing-service';
import { BarRoom, Footer, Head, Pay, Sheet, Side } from './cart-summary.styles';
import { TEXTS } from './texts';

const { summary, fix } = TEXTS;

/** The id of the note that explains why the checkout is closed. */
const CHECKOUT_CLOSED_ID = 'checkout-closed';

/** Links to the checkout. It is a disabled button while any line cannot be ordered. */
function CheckoutButton({ isOpen }: { isOpen: boolean }) {
  if (!isOpen) {
    return (
      <Button isFull size="lg" disabled aria-describedby={CHECKOUT_CLOSED_ID}>
        {TEXTS.summary.checkout}
      </Button>
    );
  }
  return (
    <ButtonLink as={Link} to="/checkout" isFull size="lg">
      {TEXTS.summary.checkout}
    </ButtonLink>
  );
}

interface ClosedNoteProps {
  id: string;
  groups: readonly OrderGroup[];
  onFixAll: () => void;
}

/** Explains line by line why the checkout is closed. One press removes all the obstacles. */
function ClosedNote({ id, groups, onFixAll }: ClosedNoteProps) {
  return (
    <Stack gap={2}>
      <Note kind="warning" id={id}>
        <Stack gap={2}>
          <p>{summary.closed}</p>
          <ShortageReasons groups={groups} />
        </Stack>
      </Note>
      <Button kind="outline" isFull onClick={onFixAll}>
        {fix.all}
      </Button>
    </Stack>
  );
}

const Hint = styled(Caption)`
  display: block;
`;

/** The fast order, which asks only for a name and a phone number. */
function FastOrderOffer({ onOpen }: { onOpen: () => void }) {
  return (
    <Stack gap={2}>
      <Button kind="outline" isFull aria-haspopup="dialog" onClick={onOpen}>
        {summary.fast}
      </Button>
      <Hint>{summary.fastHint}</Hint>
    </Stack>
  );
}

const priceOf = (kopecks: number) => formatPrice(toRoubles(kopecks));

function Rows({ totals }: { totals: OrderTotals }) {
  return (
    <dl>
      {totals.goodsCount > 0 && (
        <SummaryRow label={fillTemplate(summary.goods, { count: totals.goodsCount })}>
          {priceOf(totals.goodsKopecks)}
        </SummaryRow>
      )}
      {totals.servicesKopecks > 0 && (
        <SummaryRow label={summary.services}>{priceOf(totals.servicesKopecks)}</SummaryRow>
      )}
      {totals.discountKopecks > 0 && (
        <SummaryRow label={summary.discount} isGain>
          {priceOf(-totals.discountKopecks)}
        </SummaryRow>
      )}
      <SummaryRow label={summary.delivery}>{summary.deliveryLater}</SummaryRow>
    </dl>
  );
}

interface CartSummaryProps {
  groups: readonly OrderGroup[];
  onFixAll: () => void;
  onFastOrder: () => void;
}

/**
 * The totals of the cart and the ways to order it. While a line cannot be ordered, ordering is
 * closed and the reason is shown.
 */
export function CartSummary({ groups, onFixAll, onFastOrder }: CartSummaryProps) {
  const totals = computeTotals(groups);
  const isOpen = isOrderable(groups);
  return (
    <Side aria-label={summary.label}>
      <BarRoom />
      <Sheet>
        <Head>
          <SummaryTitle>{summary.title}</SummaryTitle>
          <Rows totals={totals} />
        </Head>
        <Pay>
          <SummaryTotal label={summary.total} roubles={toRoubles(totals.totalKopecks)} />
          <CheckoutButton isOpen={isOpen} />
        </Pay>
        <Footer>
          <MissingService groups={groups} />
          {isOpen ? (
            <FastOrderOffer onOpen={onFastOrder} />
          ) : (
            <ClosedNote id={CHECKOUT_CLOSED_ID} groups={groups} onFixAll={onFixAll} />
          )}
        </Footer>
      </Sheet>
    </Side>
  );
}
