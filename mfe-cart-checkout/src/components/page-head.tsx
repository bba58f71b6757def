import { Breadcrumbs, PageHeading } from '@shop/shared/ui';
import { Link } from '@shop/shared/runtime';
import type { ReactNode } from 'react';

export interface Crumb {
  label: string;
  href?: string;
}

interface PageHeadProps {
  title: string;
  crumbs: readonly Crumb[];
  /** Stands at the right of the heading, under it on phones. */
  action?: ReactNode;
}

/** Breadcrumbs, the page's name and what can be done with the page as a whole. */
export function PageHead({ title, crumbs, action }: PageHeadProps) {
  return (
    <>
      <Breadcrumbs items={[{ label: 'Главная', href: '/' }, ...crumbs]} linkComponent={Link} />
      <PageHeading title={title}>{action}</PageHeading>
    </>
  );
}
