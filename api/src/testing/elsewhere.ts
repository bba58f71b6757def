import { AsyncLocalStorage } from 'node:async_hooks';

/** Runs something as somebody else does: outside of the transaction that a test is in. */
export const elsewhere = AsyncLocalStorage.snapshot();
