export { giveBackTry, takeTry, type ThrottleKey } from './throttle.store.ts';
export { reachOf, readActor } from './read-viewer.store.ts';
