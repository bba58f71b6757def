import { fillTemplate, formatOrderNumber } from '@shop/shared/format';
import { Link } from '@shop/shared/runtime';
import { Button, ButtonLink, H3, Row, Stack } from '@shop/shared/ui';
import { useEffect, useRef } from 'react';
import type { LastOrder } from '../last-order';
import { TEXTS } from './texts';

const { placed } = TEXTS;

interface PlacedMessageProps {
  order: LastOrder;
  onClose: () => void;
}

/** The number to name when the manager calls, and what happens next. */
export function PlacedMessage({ order, onClose }: PlacedMessageProps) {
  const head = useRef<HTMLHeadingElement>(null);

  // The button that was pressed is gone, and the focus with it.
  useEffect(() => head.current?.focus(), []);

  return (
    <Stack gap={5}>
      <H3 ref={head} tabIndex={-1}>
        {fillTemplate(placed.title, { number: formatOrderNumber(order.id) })}
      </H3>
      <p>{fillTemplate(placed.text, { name: order.name })}</p>
      <Row gap={3}>
        <Button onClick={onClose}>{placed.close}</Button>
        <ButtonLink as={Link} to="/checkout/finish" kind="outline" onClick={onClose}>
          {placed.open}
        </ButtonLink>
      </Row>
    </Stack>
  );
}
