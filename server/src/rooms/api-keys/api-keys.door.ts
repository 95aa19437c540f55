export { readKeyViewer } from './read-key-viewer.ts';
