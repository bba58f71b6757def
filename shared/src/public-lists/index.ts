export { listOf } from './list-of';
export { fetchList, LISTS_PATH } from './fetch-list';
export { LIST_NAMES, type ListName } from './types';
export { PublicListsDocument } from '../generated/graphql';
