import { fillTemplate, formatPrice } from '@shop/shared/format';
import type { OrderFailure } from '@shop/shared/ordering';
import type { Shortage } from '@shop/shared/runtime';
import { Button, H4, Note, Row, Stack } from '@shop/shared/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import { flattenGroups, type OrderGroup, type OrderLine } from '../order-lines';
import { FAILURES, ORDER_AVAILABLE, SHORT } from './texts';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Warns an offline buyer that the order would not reach the shop. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return isOnline ? null : (
    <Note kind="warning" role="status">
      <H4 as="p">{FAILURES.offline.title}</H4>
      <p>{FAILURES.offline.text}</p>
    </Note>
  );
}

function shortageReason({ name, problem }: OrderLine, left: string): string {
  if (problem?.kind !== 'short') return fillTemplate(SHORT.discontinued, { name });
  const { available: count, wanted } = problem;
  return fillTemplate(count > 0 ? left : SHORT.soldOut, { name, count, wanted });
}

interface ShortageReasonsProps {
  groups: readonly OrderGroup[];
  /** Says how many pieces are left and how many are wanted. */
  text?: string;
}

/** The lines that cannot be ordered, each with its reason. */
export function ShortageReasons({ groups, text = SHORT.left }: ShortageReasonsProps) {
  const lines = flattenGroups(groups).filter(({ problem }) => problem !== null);
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.id}>{shortageReason(line, text)}</li>
      ))}
    </ul>
  );
}

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

interface FailureNoteProps {
  failure: OrderFailure | null;
  groups: readonly OrderGroup[];
  onRetry: () => void;
  onDismiss: () => void;
  /** Reduces the order to what is in stock. */
  onOrderAvailable: (products: readonly Shortage[]) => void;
  /** Where the buyer changes the products, if they can be changed. */
  cartLink?: ReactNode;
}

/**
 * Explains why the order was not placed and what to do now. The form shows errors of fields at the
 * fields.
 */
export function FailureNote({ failure, groups, onRetry, onDismiss, onOrderAvailable, cartLink }: FailureNoteProps) {
  const names = new Map(flattenGroups(groups).map(({ productId, name }) => [productId, name]));
  switch (failure?.kind) {
    case 'stock':
      return (
        <Failure title={FAILURES.stock.title}>
          <p>{FAILURES.stock.text}</p>
          <ul>
            {failure.products.map(({ productId, available }) => (
              <li key={productId}>
                {fillTemplate(FAILURES.stock.line, { name: names.get(productId) ?? '', available })}
              </li>
            ))}
          </ul>
          <p>{FAILURES.stock.advice}</p>
          <Row gap={2}>
            <Button kind="outline" onClick={() => onOrderAvailable(failure.products)}>
              {ORDER_AVAILABLE}
            </Button>
            {cartLink}
          </Row>
        </Failure>
      );
    case 'products':
      return (
        <Failure title={FAILURES.order.title}>
          <p>{failure.message}</p>
          {cartLink}
        </Failure>
      );
    case 'dearer':
      return (
        <Failure title={FAILURES.dearer.title}>
          <p>{fillTemplate(FAILURES.dearer.text, { total: formatPrice(failure.total) })}</p>
          {failure.changes.length > 0 && (
            <ul>
              {failure.changes.map(({ productId, name, was, now }) => (
                <li key={productId}>
                  {fillTemplate(FAILURES.dearer.line, { name, was: formatPrice(was), now: formatPrice(now) })}
                </li>
              ))}
            </ul>
          )}
          <p>{FAILURES.dearer.advice}</p>
          <Button kind="outline" onClick={onRetry}>
            {fillTemplate(FAILURES.dearer.button, { total: formatPrice(failure.total) })}
          </Button>
        </Failure>
      );
    case 'tooMany':
      return (
        <Failure title={FAILURES.tooMany.title}>
          <p>{fillTemplate(FAILURES.tooMany.text, { minutes: failure.minutes })}</p>
          <Button kind="outline" onClick={onDismiss}>
            {FAILURES.tooMany.button}
          </Button>
        </Failure>
      );
    case 'offline':
    case 'order':
      return (
        <Failure title={FAILURES[failure.kind].title}>
          <p>{FAILURES[failure.kind].text}</p>
          {failure.kind === 'order' && <p>{FAILURES.order.safety}</p>}
          <Button kind="outline" onClick={onRetry}>
            {FAILURES[failure.kind].button}
          </Button>
        </Failure>
      );
    case 'fields':
    case undefined:
      return null;
  }
}
