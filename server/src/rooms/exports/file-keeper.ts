export interface FileKeeper {
  /** One more piece of the file, of any size. Waits while the piece before is still being put away. */
  readonly add: (piece: Buffer) => Promise<void>;
  /** Puts away what is left. Answers the size of the file in bytes. */
  readonly end: () => Promise<number>;
}

/**
 * Keeps a file in chunks of exactly `size` bytes, the last one shorter. One is put away while the next one comes together.
 *
 * @throws by `add` or `end`, what `put` failed with
 */
export function fileKeeper(size: number, put: (chunk: Buffer, position: number) => Promise<void>): FileKeeper {
  let kept: Buffer[] = [];
  let length = 0;
  let position = 0;
  let putting: Promise<void> = Promise.resolve();

  async function putAway(): Promise<void> {
    const chunk = Buffer.concat(kept);
    kept = [];
    length = 0;
    await putting;
    putting = put(chunk, position++);
    // Awaited by the next `add` or by `end`, which throw its error.
    putting.catch(() => {});
  }

  return {
    add: async (file) => {
      let piece = file;
      while (length + piece.length >= size) {
        const fits = size - length;
        kept.push(piece.subarray(0, fits));
        piece = piece.subarray(fits);
        await putAway();
      }
      if (piece.length > 0) kept.push(piece);
      length += piece.length;
    },
    end: async () => {
      const bytes = position * size + length;
      if (length > 0) await putAway();
      await putting;
      return bytes;
    },
  };
}
