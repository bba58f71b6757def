export { isOwn, ownerOf, type Keeper } from './owner';
export { useKnownBuyer } from './use-known-buyer';
