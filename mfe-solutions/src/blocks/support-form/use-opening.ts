import { useEffect, useState } from 'react';
import { useSearchParams } from '@shop/shared/runtime';

const DIALOG_PARAM = 'dialog';

/** The path through the dialogue that the address carries, in words for the message; its questions are loaded for it. */
export function useOpening(showForm: string): string {
  const [search] = useSearchParams();
  const path = showForm === 'fiz' ? search.get(DIALOG_PARAM) : null;
  const [opening, setOpening] = useState('');

  useEffect(() => {
    if (!path) return;
    import(/* webpackChunkName: "dialog-content" */ '../../dialog')
      .then(({ describeDialogPath }) => describeDialogPath(path))
      .then(setOpening, () => setOpening('')); // the form works without it
  }, [path]);

  return path ? opening : '';
}
