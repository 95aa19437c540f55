import { loadChunk } from '../kernel/chunks.ts';

/** The frame around every page of signed-in people; fetched ahead as soon as somebody signs in, so that it comes together with their answer. */
export const fetchFrame = () => loadChunk(async () => ({ default: (await import('./Frame.tsx')).Frame }));
