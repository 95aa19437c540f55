export { giveBackTry, takeTry, type ThrottleKey } from './throttle.ts';
export { readActor } from './read-viewer.ts';
