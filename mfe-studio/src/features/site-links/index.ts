export { DeadLinks } from './dead-links';
export { LinkingHere } from './linking-here';
export { LinkingNote } from './linking-note';
export { useDeadLinks } from './use-dead-links';
