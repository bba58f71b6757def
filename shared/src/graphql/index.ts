export { createGraphqlClient } from './client';
