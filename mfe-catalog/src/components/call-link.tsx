import { phoneHref } from '@shop/shared/format';
import { ButtonLink } from '@shop/shared/ui';
import { SHOP_PHONE } from '../content/contacts';

interface CallLinkProps {
  /** Of what product: goes into the label. */
  name: string;
  /** Shows the number too, where there is room. */
  hasNumber?: boolean;
  /** Said elsewhere on the page already: out of the way of the keyboard. */
  isRepeated?: boolean;
  className?: string;
}

/** In place of a buy button: a sold-out product is ordered by telephone. */
export function CallLink({ name, hasNumber = false, isRepeated = false, className }: CallLinkProps) {
  const text = hasNumber ? `Уточнить срок: ${SHOP_PHONE}` : 'Уточнить срок';
  return (
    <ButtonLink
      kind="outline"
      className={className}
      tabIndex={isRepeated ? -1 : undefined}
      href={phoneHref(SHOP_PHONE)}
      aria-label={hasNumber ? `${text}, ${name}` : `${text}: ${name}, ${SHOP_PHONE}`}
    >
      {text}
    </ButtonLink>
  );
}
