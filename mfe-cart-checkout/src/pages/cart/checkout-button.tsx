import { Link } from '@shop/shared/runtime';
import { Button, ButtonLink } from '@shop/shared/ui';
import { TEXTS } from './texts';

/** Of the note that says why the checkout is closed. */
export const CHECKOUT_CLOSED_ID = 'checkout-closed';

/** The way to the checkout, closed while a line cannot be ordered as it stands. */
export function CheckoutButton({ isOpen }: { isOpen: boolean }) {
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
