import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';
import { TabLink, TabNav } from '@shop/shared/ui';

const Strip = styled(TabNav)`
  gap: 24px;
  margin-bottom: 16px;
`;

const TABS = [
  { path: '/admin/shop', label: 'Доставка' },
  { path: '/admin/shop/points', label: 'Пункты выдачи' },
  { path: '/admin/shop/company', label: 'Компания' },
  { path: '/admin/shop/places', label: 'Точки' },
] as const;

/** The screens about the shop itself. */
export function ShopTabs({ at }: { at: (typeof TABS)[number]['path'] }) {
  return (
    <Strip aria-label="О магазине">
      {TABS.map(({ path, label }) => (
        <TabLink key={path} as={Link} to={path} aria-current={path === at ? 'page' : undefined}>
          {label}
        </TabLink>
      ))}
    </Strip>
  );
}
