export { isOwn, ownerOf, type Keeper } from './owner';
export { useKnownBuyer, type KnownBuyer } from './use-known-buyer';
