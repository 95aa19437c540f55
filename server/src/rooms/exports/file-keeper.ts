export interface FileKeeper {
  /** Appends bytes of any size; they are copied before it resolves. Waits while the previous chunk is still being stored. */
  readonly add: (piece: Buffer) => Promise<void>;
  /** Stores the rest. Returns the size of the file in bytes. */
  readonly end: () => Promise<number>;
}

/**
 * Stores a file in chunks of exactly `size` bytes, the last one shorter. One is stored while the next one is filled.
 *
 * @param put stores a chunk, whose buffer is reused afterwards
 * @throws from `add` or `end`, the error of `put`
 */
export function fileKeeper(size: number, put: (chunk: Buffer, position: number) => Promise<void>): FileKeeper {
  // One is filled while the other is stored: a file of any size needs only two buffers.
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
