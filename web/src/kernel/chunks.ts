/** Thrown when a lazy part could not be loaded. */
class ChunkError extends Error {
  constructor(cause: unknown) {
    super('a part of the page could not be loaded', { cause });
    this.name = 'ChunkError';
  }
}

const marker = 'waybill-reloaded';

/**
 * Returns whether the page may reload because a lazy part is missing: once per build, or a broken release would reload for ever (N-34); and never offline,
 * where a reload would lose what is on the screen.
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

/** The address of this file contains the hash of its contents, so it identifies the build. */
const build = import.meta.url;

/**
 * Loads a lazy part. On a failure the page reloads, because a new release has removed the old files; the second time it throws a `ChunkError`.
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
