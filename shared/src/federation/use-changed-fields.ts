import { useEffect, useInsertionEffect, useRef } from 'react';
import { readChangedFields } from './changed-fields';

/**
 * Brings a part of the page into the state that its fields show when it hydrates. Call it in a
 * component after the fields, in the same commit.
 * @param area returns the element around the fields
 * @param onDone called when the state has followed
 */
export function useChangedFields(area: () => ParentNode | null, onDone: () => void): void {
  const repeat = useRef<() => void>(undefined);
  // Before refs and effects: a form library writes its own defaults into the fields there.
  useInsertionEffect(() => {
    const element = area();
    if (element) repeat.current = readChangedFields(element);
  }, []);
  useEffect(() => {
    repeat.current?.();
    repeat.current = undefined;
    // React renders what the events have changed when all effects have run.
    const timer = setTimeout(onDone);
    return () => clearTimeout(timer);
  }, [onDone]);
}
