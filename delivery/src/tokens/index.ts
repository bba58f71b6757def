export { ALL_REMOTES, createTokenList, requireRight, type Right, type Token, type TokenList } from './tokens';
