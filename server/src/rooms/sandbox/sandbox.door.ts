export { insertPeople, readAhead, readClerkId, takeFailure } from './sandbox.store.ts';
