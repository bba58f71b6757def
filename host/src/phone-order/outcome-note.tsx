import { useEffect, useRef } from 'react';
import { fillTemplate, formatOrderNumber } from '@shop/shared/format';
import { H2, H4, Note } from '@shop/shared/ui';
import { PHONES } from '../layout/contacts';
import { TEXTS } from './texts';
import type { Outcome } from './use-phone-order';

type Failure = Exclude<Outcome, { kind: 'placed' }>;

const phone = PHONES[0]?.text ?? '';

function Placed({ orderId, name }: { orderId: number; name: string }) {
  const head = useRef<HTMLHeadingElement>(null);

  // The button that was pressed is gone, and the focus with it.
  useEffect(() => head.current?.focus(), []);

  return (
    <div>
      <H2 ref={head} tabIndex={-1}>
        {fillTemplate(TEXTS.placed.title, { number: formatOrderNumber(orderId) })}
      </H2>
      <p>{fillTemplate(TEXTS.placed.text, { name })}</p>
    </div>
  );
}

function failureText(failure: Failure): { title: string; text: string } {
  if (failure.kind === 'short') return TEXTS.short;
  const { title, text } = TEXTS[failure.kind];
  const minutes = failure.kind === 'tooMany' ? failure.minutes : '';
  return { title, text: fillTemplate(text, { phone, minutes }) };
}

interface OutcomeNoteProps {
  outcome: Outcome | null;
  /** False when nothing of the order can be had any more. */
  hasRows: boolean;
}

/** What became of the order, and what to do now. */
export function OutcomeNote({ outcome, hasRows }: OutcomeNoteProps) {
  if (!outcome) return null;
  if (outcome.kind === 'placed') return <Placed {...outcome} />;
  if (!hasRows) return <Note kind="danger">{fillTemplate(TEXTS.nothing, { phone })}</Note>;
  const { title, text } = failureText(outcome);
  return (
    <Note kind="danger">
      <H4 as="p">{title}</H4>
      <p>{text}</p>
    </Note>
  );
}
