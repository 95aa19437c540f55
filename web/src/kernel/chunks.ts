/** A part of the product that could not be loaded. */
class ChunkError extends Error {
  constructor(cause: unknown) {
    super('a part of the page could not be loaded', { cause });
    this.name = 'ChunkError';
  }
}

const marker = 'waybill-reloaded';

/**
 * May the page reload because a part of it is gone? Once for each build, or a broken release would reload for ever (N-34); and never
 * without a network, where a reload would take away what is still on the screen.
 */
export function mayReload(marks: Pick<Storage, 'getItem' | 'setItem'>, build: string, online: boolean): boolean {
  if (!online || marks.getItem(marker) === build) return false;
  try {
    marks.setItem(marker, build);
    return true;
  } catch {
    return false;
  }
}

/** This file's own address: its name has the hash of its contents, so every build has another. */
const build = import.meta.url;

/**
 * Loads a lazy part. When it fails the page reloads, because a new release has taken the old files away; the second time it throws a `ChunkError`.
 *
 * @example const Frame = lazy(() => loadChunk(async () => ({ default: (await import('./Frame.tsx')).Frame })));
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!mayReload(sessionStorage, build, navigator.onLine)) throw new ChunkError(error);
    window.location.reload();
    return new Promise(() => {});
  }
}
