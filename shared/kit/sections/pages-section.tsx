import type { ReactNode } from 'react';
import { Button, NotFoundFrame, PageHeading, Stack } from '../../src/ui';
import { Board } from '../board';

/** The kit has no router. */
function KitLink({ to, children, ...rest }: { to: string; children?: ReactNode }) {
  return (
    <a href={`#${to}`} {...rest}>
      {children}
    </a>
  );
}

/** Parts that a page has once: its heading, or the 404 page. */
export function PagesSection() {
  return (
    <Board title="страница">
      <Stack gap={8}>
        <PageHeading title="Оборудование" lead="Отметьте два-три комплекса и сравните: покажем только различия." />
        <PageHeading title="Корзина">
          <Button kind="outline">Очистить</Button>
        </PageHeading>
        <NotFoundFrame linkComponent={KitLink} />
      </Stack>
    </Board>
  );
}
