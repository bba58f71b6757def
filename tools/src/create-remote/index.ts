export { createRemote } from './create-remote';
