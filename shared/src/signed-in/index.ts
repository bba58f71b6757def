// Code that only users need: one chunk, loaded when there is a token.
export { createAddressBook } from '../runtime/addresses/address-book';
export { deleteUser, endSession, enter, loadUser, revokeAllTokens, revokeToken, saveToken } from './session';
