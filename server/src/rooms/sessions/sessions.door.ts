export { giveBackTry, takeTry, type ThrottleKey } from './throttle.ts';
export { reachOf, readActor } from './read-viewer.ts';
