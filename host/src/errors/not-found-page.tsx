import { Link } from '@shop/shared/runtime';
import { NotFoundFrame } from '@shop/shared/ui';

/** An address that nothing stands at. */
export function NotFoundPage() {
  return <NotFoundFrame linkComponent={Link} />;
}
