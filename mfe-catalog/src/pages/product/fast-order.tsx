import { RemoteWidget, type FastOrderProps } from '@shop/shared/federation';
import { phoneHref } from '@shop/shared/format';
import { Link } from '@shop/shared/runtime';
import { SHOP_PHONE } from '@shop/shared/seller';
import { ButtonLink, Modal, Muted, Row, SkeletonLines, Stack } from '@shop/shared/ui';

const TITLE = 'Быстрый заказ';
const UNAVAILABLE =
  'Форма сейчас недоступна. Позвоните по бесплатному номеру, и мы оформим заказ сами, или напишите нам, что выбрали.';

/** As wide as the form that replaces it. */
const WIDTH = '560px';

type OnClose = Pick<FastOrderProps, 'onClose'>;

function Pending({ onClose }: OnClose) {
  return (
    <Modal title={TITLE} isOpen width={WIDTH} onClose={onClose}>
      <div role="status" aria-label="Загружаем форму заказа">
        <SkeletonLines count={4} />
      </div>
    </Modal>
  );
}

/**
 * The order form belongs to another remote; while that is down, the shop takes orders by telephone.
 */
function Unavailable({ onClose }: OnClose) {
  return (
    <Modal title={TITLE} isOpen onClose={onClose}>
      <Stack gap={4}>
        <Muted role="alert">{UNAVAILABLE}</Muted>
        <Row gap={2}>
          <ButtonLink href={phoneHref(SHOP_PHONE)}>{SHOP_PHONE}</ButtonLink>
          <ButtonLink as={Link} kind="outline" to="/support?showForm=fiz">
            Написать нам
          </ButtonLink>
        </Row>
      </Stack>
    </Modal>
  );
}

/** The dialog of a fast order. It loads from the checkout's remote when it opens. */
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
