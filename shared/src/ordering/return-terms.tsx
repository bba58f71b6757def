import { Link } from '@shop/shared/runtime';
import { RETURN_TERMS } from '../rules/seller';
import { Muted, Link as TextLink } from '../ui';

/** How and when the goods of an order can be returned, with a link to the full terms. */
export function ReturnTerms() {
  return (
    <Muted as="p">
      {RETURN_TERMS}{' '}
      <TextLink as={Link} to="/info_exchange_and_returns">
        Как вернуть
      </TextLink>
    </Muted>
  );
}
