// What only a user needs: one chunk, loaded when there is a token.
export { createAddressBook } from './address-book';
export { endSession } from './end-session';
export { enter } from './enter';
export { keepToken, revokeToken } from './keep-token';
export { loadUser } from './load-user';
