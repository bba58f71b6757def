import { listOf, type ListName } from '@shop/shared/public-lists';
import type { ListText } from './list-cache';

/**
 * Reads a list when somebody needs it, once for each of its versions.
 * @param use what is made of its rows
 */
export function readOnce<Name extends ListName, Made>(
  name: Name,
  use: (rows: ReturnType<typeof listOf<Name>>) => Made,
) {
  const known = new WeakMap<ListText, { made: Made }>();
  return (list: ListText): Made => {
    const before = known.get(list);
    if (before) return before.made;
    const { data } = JSON.parse(list.text) as { data: Parameters<typeof listOf>[1] }; // the API's own answer
    const made = use(listOf(name, data));
    known.set(list, { made });
    return made;
  };
}
