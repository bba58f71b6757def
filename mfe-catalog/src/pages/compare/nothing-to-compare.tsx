import { Link } from '@shop/shared/runtime';
import { ButtonLink, CompareIcon, EmptyState } from '@shop/shared/ui';

interface NothingToCompareProps {
  title: string;
  text: string;
}

/** Too few products to compare, and the way to more. */
export function NothingToCompare({ title, text }: NothingToCompareProps) {
  return (
    <EmptyState
      icon={<CompareIcon size={32} />}
      title={title}
      text={text}
      action={
        <ButtonLink as={Link} to="/products">
          К оборудованию
        </ButtonLink>
      }
    />
  );
}
