export { createIdentities, isIdentity, type Identities } from './identities';
