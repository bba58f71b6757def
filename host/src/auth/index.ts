export { AuthGate } from './auth-gate';
export { confirmEmail } from './start-confirm-email';
export { preloadAuthDialog } from './load-auth-dialog';
