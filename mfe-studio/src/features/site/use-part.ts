import { useState } from 'react';
import { RequestError } from '@shop/shared/runtime';
import { useKeptEdits } from '@shop/shared/staff';
import { refusalWords } from '../../words';

const CHANGED = 'Это уже изменил другой человек. Посмотрите, как стало, и\u00A0сохраните ещё раз.';

/** What was typed: the only one of its kind, which `useKeptEdits` keeps by a number. */
type Typed<Value> = Readonly<Partial<Record<0, Value>>>;

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
  const { edits, change } = useKeptEdits<Typed<Value>>(draft, {});
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const value = edits[0] ?? saved;
  const isChanged = JSON.stringify(value) !== JSON.stringify(saved);
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
    ...{ value, isChanged, isBusy, forget, send, fields },
    /** The refusal that belongs to no field; null without one. */
    refused: failure === null || isOfFields ? null : refusal?.code === 'CONFLICT' ? CHANGED : refusalWords(failure),
    edit: (next: Value) => {
      setFailure(null);
      change(() => ({ 0: next }));
    },
  };
}

export type Part<Value> = ReturnType<typeof usePart<Value>>;
