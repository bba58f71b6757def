import { useEffect, useRef } from 'react';
import { readQuery, writeQuery, type CatalogQuery, type ChangeQuery } from './filter';

function readForm(form: HTMLFormElement): CatalogQuery {
  const values = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
  return readQuery(new URLSearchParams(values));
}

/** Takes over what was typed and ticked before the form's scripts came: React has not seen it. */
export function useTypedBefore(query: CatalogQuery, onChange: ChangeQuery) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (!form.current) return;
    const typed = readForm(form.current);
    const isSame = writeQuery(typed).toString() === writeQuery({ ...query, page: 1 }).toString();
    if (!isSame) onChange(typed, { isTyping: true });
    // Once, when the form wakes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return form;
}
