export { createRemote } from './create-remote';
export { shortNameOf } from './remote-name';
