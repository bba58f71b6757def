import { RemoteWidget, type FastOrderProps } from '@shop/shared/federation';
import { phoneHref } from '@shop/shared/format';
import { Link } from '@shop/shared/runtime';
import { ButtonLink, Modal, Muted, Row, SkeletonLines, Stack } from '@shop/shared/ui';
import { SHOP_PHONE } from '../../content/contacts';
import { FAST_ORDER_TEXTS } from '../../content/fast-order-texts';

/** As wide as the form that takes its place. */
const WIDTH = '560px';

type OnClose = Pick<FastOrderProps, 'onClose'>;

function Pending({ onClose }: OnClose) {
  return (
    <Modal title={FAST_ORDER_TEXTS.title} isOpen width={WIDTH} onClose={onClose}>
      <div role="status" aria-label={FAST_ORDER_TEXTS.pending}>
        <SkeletonLines count={4} />
      </div>
    </Modal>
  );
}

/** The order form is another remote's; while that one is down the shop takes orders by telephone. */
function Unavailable({ onClose }: OnClose) {
  const { title, unavailable, write } = FAST_ORDER_TEXTS;
  return (
    <Modal title={title} isOpen onClose={onClose}>
      <Stack gap={4}>
        <Muted role="alert">{unavailable}</Muted>
        <Row gap={2}>
          <ButtonLink href={phoneHref(SHOP_PHONE)}>{SHOP_PHONE}</ButtonLink>
          <ButtonLink as={Link} kind="outline" to="/support?showForm=fiz">
            {write}
          </ButtonLink>
        </Row>
      </Stack>
    </Modal>
  );
}

/** The dialog of a fast order, loaded from the checkout's remote when it is opened. */
export function FastOrder(props: FastOrderProps) {
  const { onClose } = props;
  return (
    <RemoteWidget
      id="mfe-cart-checkout/fast-order"
      props={props}
      pending={<Pending onClose={onClose} />}
      fallback={<Unavailable onClose={onClose} />}
    />
  );
}
