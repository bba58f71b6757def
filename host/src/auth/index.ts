export { AuthGate } from './auth-gate';
export { loadConfirmEmail } from './load-confirm-email';
export { preloadAuthDialog } from './load-auth-dialog';
