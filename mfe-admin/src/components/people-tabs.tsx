import styled from 'styled-components';
import { Link } from '@shop/shared/runtime';
import { TabLink, TabNav } from '@shop/shared/ui';

const Strip = styled(TabNav)`
  gap: 24px;
  margin-bottom: 16px;
`;

const TABS = [
  { path: '/admin/people', label: 'Кто работает' },
  { path: '/admin/people/record', label: 'Журнал действий' },
] as const;

/** The two screens about people. */
export function PeopleTabs({ at }: { at: (typeof TABS)[number]['path'] }) {
  return (
    <Strip aria-label="Люди">
      {TABS.map(({ path, label }) => (
        <TabLink key={path} as={Link} to={path} aria-current={path === at ? 'page' : undefined}>
          {label}
        </TabLink>
      ))}
    </Strip>
  );
}
