import { useEffect } from 'react';
import { Link } from '@shop/shared/runtime';
import { NotFoundFrame } from '@shop/shared/ui';

/** Nothing of the visitor's stands at this address. */
export function NotFound() {
  // The title came with the address, before the API said that nothing is there.
  useEffect(() => {
    document.title = 'Страница не найдена — INVIS DUOS';
  }, []);

  return <NotFoundFrame linkComponent={Link} />;
}
