import { useMemo, useState } from 'react';
import { RequestError, useNotices, useShop } from '@shop/shared/runtime';
import { isConflict } from '../../components';
import { useKeptEdits } from '../../hooks';
import { editField, editsSince, fieldChanges, settleField, shownTexts } from './field-edits';
import type { FieldChange, FieldEdits, FieldTexts } from './field-edits';

interface FieldFormOptions<Value> {
  /** Of what was typed, in the browser's storage. */
  draft: string;
  /** What is stored; fields are edited once it has loaded. */
  value: Value;
  textsOf: (value: Value) => FieldTexts;
  /** What is wrong with what is typed, by field. */
  findErrors: (shown: FieldTexts, changed: readonly string[]) => Readonly<Record<string, string>>;
  save: (value: Value, changed: FieldTexts) => Promise<Value>;
  /** Asks for what is stored now. */
  ask: () => Promise<Value>;
  onSaved: (value: Value) => void;
  /** «Данные компании сохранены» */
  notice: string;
}

/** Fields of one thing, and what was typed in them, which outlives the page. */
export function useFieldForm<Value>(options: FieldFormOptions<Value>) {
  const { draft, value, textsOf, findErrors, save, ask, onSaved, notice } = options;
  const { track } = useShop();
  const show = useNotices((state) => state.show);
  const { edits, change: keep } = useKeptEdits<FieldEdits>(draft, {});
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setIsBusy] = useState(false);
  const texts = useMemo(() => textsOf(value), [textsOf, value]);
  const changes = useMemo(() => fieldChanges(texts, edits), [texts, edits]);
  const shown = shownTexts(texts, edits);
  // What was typed before the page was left is looked at as a whole.
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(changes.map(({ name }) => name)));
  const [isTried, setIsTried] = useState(false);
  const refused = failure instanceof RequestError ? failure.fields : {};
  const faults = findErrors(
    shown,
    changes.map(({ name }) => name),
  );
  const seen = Object.entries(faults).filter(([name]) => isTried || left.has(name));
  const errors: Readonly<Record<string, string>> = { ...refused, ...Object.fromEntries(seen) };

  const end = (next: (before: FieldEdits) => FieldEdits) => {
    keep(next);
    setFailure(null);
    setLeft(new Set());
    setIsTried(false);
  };
  const forget = () => end(() => ({}));

  return {
    ...{ shown, changes, failure, isBusy, forget },
    /** What is wrong with fields that were left, and after the press on save with all. */
    errors,
    /** Nothing is left that a press on save would say. */
    isBarred: Object.keys(errors).length > 0 && seen.length === Object.keys(faults).length,
    /** What is wrong, whether or not it is said yet. */
    faults,
    /** Called when the focus leaves a field: from now on it says what is wrong with it. */
    leave: (name: string) => setLeft((before) => (before.has(name) ? before : new Set([...before, name]))),
    edit: (name: string, text: string) => {
      setFailure(null);
      keep((before) => editField(before, texts, name, text));
    },
    settle: (change: FieldChange, choice: 'mine' | 'theirs') => keep((before) => settleField(before, change, choice)),
    save: async () => {
      setIsTried(true);
      if (Object.keys(faults).length > 0) return;
      setIsBusy(true);
      setFailure(null);
      try {
        onSaved(await track(save(value, Object.fromEntries(changes.map(({ name, text }) => [name, text.trim()])))));
        end((now) => editsSince(edits, now));
        show({ title: notice });
      } catch (error) {
        setFailure(error);
        // What others have saved comes in, and what was typed stays.
        if (isConflict(error)) await ask().then(onSaved, setFailure);
      } finally {
        setIsBusy(false);
      }
    },
  };
}

export type FieldForm = ReturnType<typeof useFieldForm>;
