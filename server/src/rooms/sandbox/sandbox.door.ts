export { sandboxPerson } from './walk-label.ts';
export { insertPeople, readClerkId, readOwnClock, takeFailure } from './sandbox.store.ts';
