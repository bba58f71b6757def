import { Link } from '@shop/shared/runtime';
import {
  Breadcrumbs,
  ButtonLink,
  CartIcon,
  EmptyState,
  media,
  PageHeading,
  Skeleton,
  SkeletonLine,
  SkeletonLines,
  VisuallyHidden,
  WithoutScripts,
} from '@shop/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Media queries that the kit does not have: `@media ${until.laptop} { … }`. */
const until = {
  /** Below this width a form and a summary side by side would both be too narrow. */
  laptop: '(max-width: 1023.98px)',
} as const;

/**
 * Keeps the same distance to the footer in every state of a page. It fills the window, so that the
 * footer does not jump when the cart turns out to be empty.
 */
export const PageBody = styled.div`
  min-height: calc(100vh - 320px);
  padding-bottom: 96px;

  @media ${media.phone} {
    padding-bottom: 64px;
  }
`;

interface Crumb {
  label: string;
  href?: string;
}

interface PageHeadProps {
  title: string;
  crumbs: readonly Crumb[];
  /** Shown to the right of the heading, or below it on phones. */
  action?: ReactNode;
}

/** Breadcrumbs, the heading and the actions of the whole page. */
export function PageHead({ title, crumbs, action }: PageHeadProps) {
  return (
    <>
      <Breadcrumbs items={[{ label: 'Главная', href: '/' }, ...crumbs]} linkComponent={Link} />
      <PageHeading title={title}>{action}</PageHeading>
    </>
  );
}

/**
 * The content takes columns 1–8 and the summary 9–12; on phones and tablets the summary comes last.
 */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: 24px;
  align-items: start;

  @media ${until.laptop} {
    display: block;
  }
`;

export const MainColumn = styled.div`
  grid-column: 1 / 9;
  min-width: 0;
`;

export const SideColumn = styled.aside`
  grid-column: 9 / 13;
  position: sticky;
  top: calc(var(--size-header) + 24px);
  min-width: 0;

  @media ${until.laptop} {
    position: static;
    margin-top: 32px;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr);
  gap: 20px;
  align-items: center;
  padding: 20px 0;
`;

const Placeholder = styled(TwoColumns)`
  @media (scripting: none) {
    display: none;
  }
`;

/** Placeholder for an order while it is read from the browser's storage or the API. */
export function LinesSkeleton({ label }: { label: string }) {
  return (
    <>
      <WithoutScripts />
      <Placeholder aria-busy="true">
        <VisuallyHidden role="status">{label}</VisuallyHidden>
        <MainColumn>
          <Row>
            <Skeleton height="96px" />
            <SkeletonLines count={2} />
          </Row>
          <Row>
            <Skeleton height="96px" />
            <SkeletonLines count={2} />
          </Row>
        </MainColumn>
        <SideColumn as="div">
          <SkeletonLine height="280px" />
        </SideColumn>
      </Placeholder>
    </>
  );
}

/** Tells the visitor that the cart is empty and links to the catalogue. */
export function EmptyCart() {
  return (
    <EmptyState
      icon={<CartIcon size={32} />}
      title="В корзине пусто"
      text="Добавьте комплекс, и мы подберём аксессуары и установку."
      action={
        <ButtonLink as={Link} to="/products">
          Выбрать комплекс
        </ButtonLink>
      }
    />
  );
}
