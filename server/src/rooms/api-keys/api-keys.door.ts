export { isTestKeyUsed, readKeyViewer, readTestKey } from './read-key-viewer.store.ts';
export { keysOfOwner, ownerOf, stopOf } from './program-owner.queries.ts';
export { ofThisWorld } from './api-calls.queries.ts';
