import { useState } from 'react';
import { RequestError } from '@shop/shared/runtime';
import { useKeptEdits } from '@shop/shared/staff';
import { refusalWords } from '../../words';

const CHANGED = 'Это уже изменил другой человек. Посмотрите, как стало, и\u00A0сохраните ещё раз.';

interface Edit<Value> {
  /** What was on the site when somebody began. */
  before: Value;
  typed: Value;
}

/** The only one of its kind, which `useKeptEdits` keeps by a number. */
type Edits<Value> = Readonly<Partial<Record<0, Edit<Value>>>>;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

interface PartOptions<Value> {
  /** Of what was typed, in the browser's storage. */
  draft: string;
  /** What is on the site. */
  saved: Value;
  /** @throws what the API refuses */
  save: (value: Value) => Promise<void>;
}

/** One part of what all pages share, as somebody edits it. What is typed outlives the page. */
export function usePart<Value>({ draft, saved, save }: PartOptions<Value>) {
  const { edits, change } = useKeptEdits<Edits<Value>>(draft, {});
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const value = edits[0]?.typed ?? saved;
  const isChanged = !isSame(value, saved);
  const forget = () => {
    change(() => ({}));
    setFailure(null);
  };
  const send = async (next: Value) => {
    setIsBusy(true);
    setFailure(null);
    try {
      await save(next);
      forget();
    } catch (error) {
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  const refusal = failure instanceof RequestError ? failure : null;
  const fields = refusal?.fields ?? {};
  const isOfFields = Object.keys(fields).length > 0;
  return {
    ...{ value, saved, isChanged, isBusy, forget, send, fields },
    /** Others have saved this part since somebody began: one of both is chosen. */
    isOvertaken: isChanged && edits[0] !== undefined && !isSame(edits[0].before, saved),
    keepMine: () => change(() => ({ 0: { before: saved, typed: value } })),
    /** The refusal that belongs to no field; null without one. */
    refused: failure === null || isOfFields ? null : refusal?.code === 'CONFLICT' ? CHANGED : refusalWords(failure),
    edit: (next: Value) => {
      setFailure(null);
      change((known) => ({ 0: { before: known[0]?.before ?? saved, typed: next } }));
    },
  };
}

export type Part<Value> = ReturnType<typeof usePart<Value>>;
