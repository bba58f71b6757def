import { Link, useShop } from '@shop/shared/runtime';
import { ButtonLink } from '@shop/shared/ui';

/** To the cart, with the stock read anew: the one at hand has just proved old. */
export function CartLink({ text }: { text: string }) {
  const { lists, track } = useShop();
  return (
    <ButtonLink
      as={Link}
      to="/cart"
      kind="outline"
      onClick={() => void track(lists.load(['products'], { isForced: true }))}
    >
      {text}
    </ButtonLink>
  );
}
