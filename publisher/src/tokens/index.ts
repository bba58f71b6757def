export { ALL_REMOTES, requireRight, RIGHTS, type Caller, type Grant, type Right } from './caller';
export { callerOf, createTokenList, type Token, type TokenList } from './tokens';
