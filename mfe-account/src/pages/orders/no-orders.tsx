import { Link } from '@shop/shared/runtime';
import { BoxIcon, ButtonLink, EmptyState } from '@shop/shared/ui';
import texts from '../../content/texts.json';

/** A buyer who has ordered nothing yet. */
export function NoOrders() {
  const { title, text, button } = texts.empty;
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
