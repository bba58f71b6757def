import { Link } from '@shop/shared/runtime';
import { NotFoundFrame } from '@shop/shared/ui';

/** The page of an unknown address. */
export function NotFoundPage() {
  return <NotFoundFrame linkComponent={Link} />;
}
