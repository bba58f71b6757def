import { memo, useDeferredValue } from 'react';
import styled from 'styled-components';
import { countOf, type PluralForms } from '@shop/shared/format';
import { Link, useCart, useCompare, useLocation } from '@shop/shared/runtime';
import { CartIcon, CompareIcon, CountBadge, media, VisuallyHidden } from '@shop/shared/ui';
import { actionName, headerAction } from './header-action.styles';
import { currentMark } from './navigation';
import { UserEntry } from './user-entry';

const ActionLink = styled(Link)`
  ${headerAction}
`;

const Name = styled.span`
  ${actionName}
`;

const Count = styled(CountBadge)`
  position: absolute;
  top: 1px;
  left: calc(50% + 13px);

  /* Beside the icon it would reach the next one: it is above, clear of the edge of the screen. */
  @media ${media.phone} {
    top: -5px;
    left: 24px;
    min-width: 16px;
    height: 16px;
    line-height: 16px;
  }
`;

const GOODS: PluralForms = ['товар', 'товара', 'товаров'];

interface CountedLinkProps {
  to: string;
  name: string;
  count: number;
  Icon: typeof CartIcon;
}

const CountedLink = memo(function CountedLink({ to, name, count, Icon }: CountedLinkProps) {
  const { pathname } = useLocation();
  return (
    <ActionLink to={to} aria-current={currentMark(pathname, to)}>
      <Icon size={22} />
      <Name>{name}</Name>
      <Count count={count} />
      {count > 0 && <VisuallyHidden>{countOf(count, GOODS)}</VisuallyHidden>}
    </ActionLink>
  );
});

// Counts are deferred: the clicked button responds first (docs/decisions.md, "A click is answered
// in a short task").

function CompareLink() {
  const count = useDeferredValue(useCompare((state) => state.items.length));
  return <CountedLink to="/compare" name="Сравнение" count={count} Icon={CompareIcon} />;
}

function CartLink() {
  const count = useDeferredValue(useCart((state) => state.items.length));
  return <CountedLink to="/cart" name="Корзина" count={count} Icon={CartIcon} />;
}

/** «Войти» or the user, «Сравнение» and «Корзина». */
export function HeaderActions() {
  return (
    <>
      <UserEntry />
      <CompareLink />
      <CartLink />
    </>
  );
}
