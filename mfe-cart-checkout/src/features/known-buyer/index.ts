export { useKnownBuyer } from './use-known-buyer';
