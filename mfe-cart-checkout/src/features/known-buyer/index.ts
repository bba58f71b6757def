export { useKnownBuyer, type KnownBuyer } from './use-known-buyer';
