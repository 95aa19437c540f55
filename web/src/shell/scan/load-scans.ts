import { loadChunk } from '../../kernel/chunks.ts';

/** Loads the scan service after the first screen; once loaded it also works offline. */
export const loadScans = () => loadChunk(() => import('./scan-service.ts'));
