/** After this pause what was typed is forgotten and the next key begins a new word (K-10). */
export const typeAheadPause = 350;

export interface Typed {
  readonly text: string;
  /** When the last key came, in milliseconds. */
  readonly at: number;
}

export const nothingTyped: Typed = { text: '', at: Number.NEGATIVE_INFINITY };

/** What has been typed after one more key. */
export function typeKey(typed: Typed, key: string, at: number): Typed {
  return { text: at - typed.at > typeAheadPause ? key : typed.text + key, at };
}

/**
 * The item that typed text leads to: the first after the current one that begins with it, round the end. The same letter over and over
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
