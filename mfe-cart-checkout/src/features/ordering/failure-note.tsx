import { fillTemplate } from '@shop/shared/format';
import type { Shortage } from '@shop/shared/runtime';
import { Button, H4, Note, Row, Stack } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import { flattenGroups, type OrderGroup } from '../order-lines';
import type { OrderFailure } from './order-failure';
import { TAKE_LEFT, TEXTS } from './texts';

interface FailureNoteProps {
  failure: OrderFailure | null;
  groups: readonly OrderGroup[];
  onRetry: () => void;
  onDismiss: () => void;
  /** Makes the order what is left. */
  onTakeLeft: (products: readonly Shortage[]) => void;
  /** Beside that offer, where there is another way out. */
  stockAction?: ReactNode;
}

const { failures } = TEXTS;

function Failure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Note kind="danger">
      <Stack gap={2}>
        <H4 as="p">{title}</H4>
        {children}
      </Stack>
    </Note>
  );
}

interface ShortageLinesProps {
  products: readonly Shortage[];
  groups: readonly OrderGroup[];
}

function ShortageLines({ products, groups }: ShortageLinesProps) {
  const names = new Map(flattenGroups(groups).map(({ productId, name }) => [productId, name]));
  return (
    <ul>
      {products.map(({ productId, available }) => (
        <li key={productId}>{fillTemplate(failures.stock.line, { name: names.get(productId) ?? '', available })}</li>
      ))}
    </ul>
  );
}

/** Why the order was not placed and what to do now. Complaints about fields stand at the fields. */
export function FailureNote({ failure, groups, onRetry, onDismiss, onTakeLeft, stockAction }: FailureNoteProps) {
  switch (failure?.kind) {
    case 'stock':
      return (
        <Failure title={failures.stock.title}>
          <p>{failures.stock.text}</p>
          <ShortageLines products={failure.products} groups={groups} />
          <p>{failures.stock.advice}</p>
          <Row gap={2}>
            <Button kind="outline" onClick={() => onTakeLeft(failure.products)}>
              {TAKE_LEFT}
            </Button>
            {stockAction}
          </Row>
        </Failure>
      );
    case 'tooMany':
      return (
        <Failure title={failures.tooMany.title}>
          <p>{fillTemplate(failures.tooMany.text, { minutes: failure.minutes })}</p>
          <Button kind="outline" onClick={onDismiss}>
            {failures.tooMany.button}
          </Button>
        </Failure>
      );
    case 'offline':
    case 'order':
      return (
        <Failure title={failures[failure.kind].title}>
          <p>{failures[failure.kind].text}</p>
          {failure.kind === 'order' && <p>{failures.order.safety}</p>}
          <Button kind="outline" onClick={onRetry}>
            {failures[failure.kind].button}
          </Button>
        </Failure>
      );
    case 'fields':
    case undefined:
      return null;
  }
}
