import type * as FilterModule from './filter-goods';

let loading: Promise<typeof FilterModule> | undefined;

/** What filters and orders, in one chunk with the search: the plain list of the first view needs neither. */
export function loadFilter(): Promise<typeof FilterModule> {
  loading ??= import(/* webpackChunkName: "refine" */ './filter-goods');
  return loading;
}
