export { hasEndRequest } from './surpluses.store.ts';
