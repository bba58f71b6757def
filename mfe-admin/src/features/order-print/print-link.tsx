import { Link } from '@shop/shared/runtime';
import { ButtonLink, Caption } from '@shop/shared/ui';
import { MOST_PRINTED, printPath } from './print-address';

/** Leads to the sheets of orders. */
export function PrintLink({ ids }: { ids: readonly number[] }) {
  if (ids.length > MOST_PRINTED) return <Caption>{`Печатать можно до\u00a0${MOST_PRINTED} заказов сразу`}</Caption>;
  return (
    <ButtonLink as={Link} kind="outline" to={printPath(ids)}>
      Печать
    </ButtonLink>
  );
}
