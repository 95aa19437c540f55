import { loadChunk } from '../../kernel/chunks.ts';

/** The scan service, whose code comes after the first screen; once it is there it answers without a network too. */
export const loadScans = () => loadChunk(() => import('./scan-service.ts'));
