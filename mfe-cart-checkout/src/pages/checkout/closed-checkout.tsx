import { Button, CartIcon, EmptyState, Note, Row, Stack } from '@shop/shared/ui';
import { shortagesOf, type OrderGroup } from '../../features/order-lines';
import { ShortageReasons, TAKE_LEFT } from '../../features/ordering';
import { CartLink } from './cart-link';
import { TEXTS } from './texts';
import { useTakeLeft } from './use-take-left';

const { closed } = TEXTS;

/** The order cannot be placed as it stands: says what is in the way, and offers what is left. */
export function ClosedCheckout({ groups }: { groups: readonly OrderGroup[] }) {
  const takeLeft = useTakeLeft();
  return (
    <Stack gap={6}>
      <Note kind="warning">
        <p>{closed.text}</p>
        <ShortageReasons groups={groups} />
      </Note>
      <EmptyState
        icon={<CartIcon size={32} />}
        title={closed.title}
        text={closed.safety}
        action={
          <Row gap={3}>
            <Button onClick={() => takeLeft(shortagesOf(groups))}>{TAKE_LEFT}</Button>
            <CartLink text={closed.button} />
          </Row>
        }
      />
    </Stack>
  );
}
