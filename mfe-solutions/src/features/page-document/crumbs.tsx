import { Breadcrumbs, Container } from '@shop/shared/ui';
import { Link } from '@shop/shared/runtime';

/** The way back from an inner page. */
export function Crumbs({ label }: { label: string }) {
  return (
    <Container>
      <Breadcrumbs items={[{ label: 'Главная', href: '/' }, { label }]} linkComponent={Link} />
    </Container>
  );
}
