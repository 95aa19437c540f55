export { sandboxPerson } from './walk-label.ts';
export { insertPeople, readAhead, readClerkId, takeFailure } from './sandbox.store.ts';
