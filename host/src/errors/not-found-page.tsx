import { Link } from '@shop/shared/runtime';
import { NotFoundFrame } from '@shop/shared/ui';

export function NotFoundPage() {
  return <NotFoundFrame linkComponent={Link} />;
}
