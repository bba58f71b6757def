export { AuthGate } from './auth-gate';
export { preloadAuthDialog } from './load-auth-dialog';
