/** Pause in milliseconds after which the typed text is forgotten and the next key starts a new word (K-10). */
export const typeAheadPause = 350;

export interface TypedPrefix {
  readonly text: string;
  /** Time of the last key, in milliseconds. */
  readonly at: number;
}

export const nothingTyped: TypedPrefix = { text: '', at: Number.NEGATIVE_INFINITY };

/** Returns the typed text after one more key. */
export function typeKey(typed: TypedPrefix, key: string, at: number): TypedPrefix {
  return { text: at - typed.at > typeAheadPause ? key : typed.text + key, at };
}

/**
 * Returns the index of the item that typed text selects: the first after the current one that begins with it, continuing from the top. The same letter repeated
 * steps through the items that begin with it.
 *
 * @example typeAheadMatch(['Accept', 'Print', 'Put aside'], 'p', 1) === 2
 */
export function typeAheadMatch(labels: readonly string[], text: string, current: number): number | undefined {
  const wanted = fold(text);
  if (wanted === '') return undefined;
  const letters = [...wanted];
  const stepping = letters.every((letter) => letter === letters[0]);
  const begin = stepping ? (letters[0] ?? '') : wanted;
  const start = stepping ? current + 1 : Math.max(current, 0);
  for (let step = 0; step < labels.length; step += 1) {
    const at = (start + step) % labels.length;
    if (fold(labels[at] ?? '').startsWith(begin)) return at;
  }
  return undefined;
}

function fold(text: string): string {
  return text.trimStart().toLowerCase().normalize('NFC');
}
