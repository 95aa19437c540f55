export { readActor } from './read-viewer.ts';
