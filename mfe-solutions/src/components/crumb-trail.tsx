import type { Crumb } from '@shop/shared/page-documents';
import { Link } from '@shop/shared/runtime';
import { Breadcrumbs, Container } from '@shop/shared/ui';

const HOME: Crumb = { label: 'Главная', path: '/' };

/** The path from the home page to this page. The last entry is no link. */
export function CrumbTrail({ crumbs }: { crumbs: readonly Crumb[] }) {
  const items = [HOME, ...crumbs].map(({ label, path }, index) =>
    index === crumbs.length ? { label } : { label, href: path },
  );
  return (
    <Container>
      <Breadcrumbs items={items} linkComponent={Link} />
    </Container>
  );
}

/** The same path for search engines. */
export function crumbTrailLd(crumbs: readonly Crumb[], publicUrl: string): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [HOME, ...crumbs].map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: publicUrl + path,
    })),
  };
}
