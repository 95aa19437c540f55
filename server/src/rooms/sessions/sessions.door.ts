export { giveBackTry, takeTry, type ThrottleKey } from './throttle.store.ts';
export { readMerchantsOf } from './own-merchants.queries.ts';
export { openSession } from './open-session.ts';
export { moveToMerchant, setWatched } from './sessions.store.ts';
export { readUser } from './sessions.queries.ts';
export { reachOf, readActor } from './read-viewer.store.ts';
