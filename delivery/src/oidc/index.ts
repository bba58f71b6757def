export { createIdentities, isIdentity, type Identities } from './identities';
export { parseProviders, type Provider } from './parse-providers';
