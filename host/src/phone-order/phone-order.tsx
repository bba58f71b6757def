import styled from 'styled-components';
import { useCart } from '@shop/shared/runtime';
import { phonesNow } from '../layout/contacts';
import { useOnDemand } from '../layout/use-on-demand';

/** The pages where an order can be placed by phone while their remote is down. */
export const isOrderPath = (pathname: string) => /^\/(cart|checkout)\/?$/.test(pathname);

/** A separate chunk, because it is only needed while the cart's remote is down. */
const loadForm = () => import(/* webpackChunkName: "phone-order" */ './phone-order-form');

const Box = styled.section`
  padding: 24px 0 72px;

  & > p > a {
    white-space: nowrap;
    color: var(--c-link);
    text-decoration: underline;
  }
`;

/** Lets a visitor order by phone or a form while the cart's remote is down. */
export function PhoneOrder() {
  const [freeLine] = phonesNow();
  const hasItems = useCart(({ items }) => items.length > 0);
  // If the form does not load, the telephone number is still shown.
  const form = useOnDemand(hasItems, loadForm);
  return (
    <Box>
      <p>
        Заказ можно сделать и по телефону <a href={freeLine.href}>{freeLine.text}</a>, бесплатно по России.
      </p>
      {form && <form.PhoneOrderForm />}
    </Box>
  );
}
