import { useState } from 'react';
import type { ChangeEvent, KeyboardEvent } from 'react';
import styled from 'styled-components';
import { readCount } from '../../rules/format/count';
import { QUANTITY } from '../../rules/validation/quantity';
import { MinusIcon, PlusIcon } from '../icons/icons';
import { media } from '../styles/media';

export interface QuantityProps {
  value: number;
  max?: number;
  onChange: (value: number) => void;
  /** Called when the typed count is no whole number from 1 to `max`, and was corrected. */
  onCorrect?: (rule: 'minNumber' | 'maxNumber' | 'wholeNumber') => void;
  /** The id of the field's description. */
  describedBy?: string;
  /** The product's name, for the labels. */
  name: string;
  isDisabled?: boolean;
}

const Frame = styled.div`
  display: inline-flex;
  max-width: 100%; /* a column of a comparison on a phone is narrower than buttons for thumbs */
  height: var(--size-control);
  border: 1px solid var(--c-control);
  border-radius: var(--r-1);
  background: var(--c-surface);
  color: var(--neutral-950);

  @media (pointer: coarse) {
    height: 46px;
  }
`;

const Step = styled.button`
  position: relative;
  width: 36px;
  display: grid;
  place-items: center;
  color: var(--neutral-700);

  &:hover {
    background: var(--c-stage);
    color: var(--neutral-950);
  }

  &:disabled {
    background: none;
    color: var(--neutral-300);
    cursor: not-allowed;
  }

  @media ${media.touch} {
    width: 44px;
  }
`;

const Input = styled.input`
  width: 44px;
  min-width: 0;
  padding: 0;
  border: 0;
  border-inline: 1px solid var(--c-line);
  background: none;
  text-align: center;
  font-variant-numeric: tabular-nums;
  font-weight: var(--w-medium);
  appearance: textfield;
`;

const min = QUANTITY.min;

/** Nothing, 0 and «-3» are too few; «2,5» and words are no count. */
const brokenRule = (text: string) => (/^\s*[-\u2212\u2013]?\s*\d*\s*$/.test(text) ? 'minNumber' : 'wholeNumber');

/** A count: minus, a number to type, plus. */
export function Quantity({
  value,
  max = QUANTITY.max,
  onChange,
  onCorrect,
  describedBy,
  name,
  isDisabled = false,
}: QuantityProps) {
  // The text during typing, which may be empty or «3,0». Reset when it is a count in digits alone,
  // or the field is left.
  const [draft, setDraft] = useState<string | null>(null);
  const clamp = (amount: number) => Math.min(Math.max(amount, min), max);

  const change = (amount: number) => {
    setDraft(null);
    if (clamp(amount) !== value) onChange(clamp(amount));
  };

  const handleInput = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value;
    const amount = readCount(text);
    if (amount !== null && amount >= min) change(amount);
    if (amount === null || amount < min || !/^\d+$/.test(text)) setDraft(text);
    if (amount !== null && amount > max) onCorrect?.('maxNumber');
  };

  const handleBlur = () => {
    if (draft !== null && (readCount(draft) ?? 0) < min) onCorrect?.(brokenRule(draft));
    setDraft(null);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    change(value + step);
  };

  return (
    <Frame role="group" aria-label={`Количество: ${name}`}>
      <Step
        type="button"
        aria-label={`Уменьшить количество: ${name}`}
        disabled={isDisabled || value <= min}
        onClick={() => change(value - 1)}
      >
        <MinusIcon size={16} />
      </Step>
      <Input
        inputMode="numeric"
        aria-label={`Количество: ${name}`}
        aria-describedby={describedBy}
        value={draft ?? String(value)}
        disabled={isDisabled}
        onChange={handleInput}
        onBlur={handleBlur}
        onKeyDown={handleKeyDown}
      />
      <Step
        type="button"
        aria-label={`Увеличить количество: ${name}`}
        disabled={isDisabled || value >= max}
        onClick={() => change(value + 1)}
      >
        <PlusIcon size={16} />
      </Step>
    </Frame>
  );
}
