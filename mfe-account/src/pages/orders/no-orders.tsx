import { Link } from '@shop/shared/runtime';
import { BoxIcon, Button, ButtonLink, EmptyState } from '@shop/shared/ui';
import { TEXTS } from './texts';

/** A buyer who has ordered nothing yet. */
export function NoOrders() {
  const { title, text, button } = TEXTS.empty;
  return (
    <EmptyState
      icon={<BoxIcon size={32} />}
      title={title}
      text={text}
      action={
        <ButtonLink as={Link} to={button.href}>
          {button.text}
        </ButtonLink>
      }
    />
  );
}

/** Orders there are, but none of the chosen status. */
export function NoneOfStatus({ onShowAll }: { onShowAll: () => void }) {
  const { title, text, button } = TEXTS.noneOfStatus;
  return (
    <EmptyState
      icon={<BoxIcon size={32} />}
      title={title}
      text={text}
      action={
        <Button kind="outline" onClick={onShowAll}>
          {button}
        </Button>
      }
    />
  );
}
