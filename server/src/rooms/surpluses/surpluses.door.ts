export { isSpokenFor } from './surpluses.store.ts';
