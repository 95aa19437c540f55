export { readKeyViewer } from './read-key-viewer.ts';
export { ownerOf, stopOf } from './program-owner.ts';
