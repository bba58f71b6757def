export { createGraphqlClient, type GraphqlClient, type GraphqlClientOptions } from './client';
export { PublicListsDocument } from '../generated/graphql';
export { mutate, query } from './request';
export { ERROR_CODES, RequestError, toRequestError, type ErrorCode, type Shortage } from './request-error';
