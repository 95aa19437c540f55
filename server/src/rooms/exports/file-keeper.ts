export interface FileKeeper {
  /** One more piece of the file, of any size; it is copied before this is done. Waits while the chunk before is still being put away. */
  readonly add: (piece: Buffer) => Promise<void>;
  /** Puts away what is left. Answers the size of the file in bytes. */
  readonly end: () => Promise<number>;
}

/**
 * Keeps a file in chunks of exactly `size` bytes, the last one shorter. One is put away while the next one comes together.
 *
 * @param put keeps a chunk, whose bytes are others once it is done
 * @throws by `add` or `end`, what `put` failed with
 */
export function fileKeeper(size: number, put: (chunk: Buffer, position: number) => Promise<void>): FileKeeper {
  // One is filled while the other is put away: a file of any size makes two buffers and no more.
  let [filling, spare] = [Buffer.allocUnsafeSlow(size), Buffer.allocUnsafeSlow(size)];
  let length = 0;
  let position = 0;
  let putting: Promise<void> = Promise.resolve();

  async function putAway(): Promise<void> {
    await putting;
    putting = put(filling.subarray(0, length), position++);
    // Awaited by the next `add` or by `end`, which throw its error.
    putting.catch(() => {});
    [filling, spare] = [spare, filling];
    length = 0;
  }

  return {
    add: async (piece) => {
      for (let at = 0; at < piece.length;) {
        const copied = piece.copy(filling, length, at);
        at += copied;
        length += copied;
        if (length === size) await putAway();
      }
    },
    end: async () => {
      const bytes = position * size + length;
      if (length > 0) await putAway();
      await putting;
      return bytes;
    },
  };
}
