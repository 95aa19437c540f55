export { isTestKeyUsed, readKeyViewer, readTestKey } from './read-key-viewer.ts';
export { keysOfOwner, ownerOf, stopOf } from './program-owner.ts';
export { ofThisWorld } from './worlds.ts';
