import { Link } from '@shop/shared/runtime';
import { ButtonLink, CheckIcon, EmptyState } from '@shop/shared/ui';
import { TEXTS } from './texts';

/** Between the answer and the last page; the link is there in case that page does not load by itself. */
export function PlacedNotice() {
  return (
    <EmptyState
      icon={<CheckIcon size={32} />}
      title={TEXTS.placed.title}
      text={TEXTS.placed.text}
      action={
        <ButtonLink as={Link} to="/checkout/finish">
          {TEXTS.placed.link}
        </ButtonLink>
      }
    />
  );
}
