import type { BreadcrumbItem } from '@shop/shared/ui';

/** The chain of the page's breadcrumbs as schema.org's BreadcrumbList. */
export function breadcrumbList(crumbs: readonly BreadcrumbItem[], publicUrl: string): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href && { item: `${publicUrl}${href}` }),
    })),
  };
}
