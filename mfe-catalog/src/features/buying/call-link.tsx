import { phoneHref } from '@shop/shared/format';
import { SHOP_PHONE } from '@shop/shared/seller';
import { ButtonLink } from '@shop/shared/ui';

interface CallLinkProps {
  /** The name of the product; a part of the label. */
  name: string;
  /** Also shows the telephone number. */
  hasNumber?: boolean;
  /** What to ask by telephone; the time of delivery by default. */
  question?: 'Уточнить срок' | 'Уточнить цену';
  /** True when the page has the same link elsewhere: the keyboard then skips this one. */
  isRepeated?: boolean;
  className?: string;
}

/** Takes the place of the buy button: what cannot be ordered here is asked for by telephone. */
export function CallLink(props: CallLinkProps) {
  const { name, hasNumber = false, question = 'Уточнить срок', isRepeated = false, className } = props;
  const text = hasNumber ? `${question}: ${SHOP_PHONE}` : question;
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
