import { loadChunk } from '../kernel/chunks.ts';

/** Fetches the frame around every page of signed-in people; called at the sign-in, so that it arrives together with the server's answer. */
export const fetchFrame = () => loadChunk(async () => ({ default: (await import('./Frame.tsx')).Frame }));
