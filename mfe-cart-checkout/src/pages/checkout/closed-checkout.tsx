import { fillTemplate } from '@shop/shared/format';
import { EmptyState, CartIcon, Note, Stack } from '@shop/shared/ui';
import { flattenGroups, type OrderGroup, type OrderLine } from '../../features/order-lines';
import { CartLink } from './cart-link';
import { TEXTS } from './texts';

const { closed } = TEXTS;

function reason({ name, problem }: OrderLine): string {
  if (problem?.kind !== 'short') return fillTemplate(closed.gone, { name });
  return fillTemplate(problem.available > 0 ? closed.left : closed.soldOut, { name, count: problem.available });
}

/** The order cannot be placed as it stands: says what is in the way. */
export function ClosedCheckout({ groups }: { groups: readonly OrderGroup[] }) {
  const lines = flattenGroups(groups).filter(({ problem }) => problem !== null);
  return (
    <Stack gap={6}>
      <Note kind="warning">
        <p>{closed.text}</p>
        <ul>
          {lines.map((line) => (
            <li key={line.id}>{reason(line)}</li>
          ))}
        </ul>
      </Note>
      <EmptyState icon={<CartIcon size={32} />} title={closed.title} action={<CartLink text={closed.button} />} />
    </Stack>
  );
}
