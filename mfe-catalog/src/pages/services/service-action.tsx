import { Link, type Product } from '@shop/shared/runtime';
import { ButtonLink, CheckIcon } from '@shop/shared/ui';
import { BuyButton, useCountInCart } from '../../features/buying';

/** Adds a service; once it is in the cart, leads there. */
export function ServiceAction({ service }: { service: Product }) {
  const isInCart = useCountInCart(service.id) > 0;
  if (!isInCart) return <BuyButton product={service} text="Добавить" kind="outline" />;
  return (
    <ButtonLink as={Link} to="/cart" kind="outline" aria-label={`В корзине: ${service.name}`}>
      <CheckIcon size={16} />В корзине
    </ButtonLink>
  );
}
