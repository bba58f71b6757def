import styled from 'styled-components';
import { useCart } from '@shop/shared/runtime';
import { PHONES } from '../layout/contacts';
import { useOnDemand } from '../layout/use-on-demand';

/** The two addresses that the header itself links to: the host knows no page of a remote but these. */
export const isOrderPath = (pathname: string) => /^\/(cart|checkout)\/?$/.test(pathname);

/** A chunk of its own: it is wanted only where the cart's remote is down. */
const loadForm = () => import(/* webpackChunkName: "phone-order" */ './phone-order-form');

const Box = styled.section`
  padding: 24px 0 72px;

  & > p > a {
    white-space: nowrap;
    color: var(--c-link);
    text-decoration: underline;
  }
`;

const [freeLine] = PHONES;
const staySilent = () => undefined;

/** Stands under the panel of a cart that is down: an order can be placed all the same. */
export function PhoneOrder() {
  const hasItems = useCart(({ items }) => items.length > 0);
  // Without the form the telephone is still there.
  const form = useOnDemand(hasItems, loadForm, staySilent);
  return (
    <Box>
      <p>
        Заказ можно сделать и по телефону <a href={freeLine?.href}>{freeLine?.text}</a>, бесплатно по России.
      </p>
      {form && <form.PhoneOrderForm />}
    </Box>
  );
}
