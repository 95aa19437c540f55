/** The part of a keyboard event that is needed here. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

export interface RowsAtHand {
  /** Row of the cursor, from 0. */
  readonly cursor: number;
  readonly count: number;
  /** Single letters can be turned off by a person who uses speech input (WCAG 2.1.4); arrows, Space and Enter stay. */
  readonly singleKeys: boolean;
}

export type RowCommand =
  | { readonly do: 'move' | 'span'; readonly to: number }
  | { readonly do: 'toggle' | 'open' | 'menu' | 'peek' | 'all' };

const leap = 10;

/**
 * Returns the command of a key on a row of a table; nothing when the key belongs to the browser. Letters are read by their position when the layout is not
 * Latin, so that J and K work with a Myanmar layout.
 */
export function rowCommand(press: KeyPress, rows: RowsAtHand): RowCommand | undefined {
  if (rows.count === 0) return undefined;
  if (press.key === 'ContextMenu' || (press.shiftKey && press.key === 'F10')) return { do: 'menu' };
  if (press.altKey || press.metaKey) return undefined;
  if (press.ctrlKey) return letterOf(press) === 'a' && !press.shiftKey ? { do: 'all' } : undefined;
  const to = target(press, rows);
  if (to !== undefined) return { do: press.shiftKey ? 'span' : 'move', to };
  if (press.key === ' ') return { do: 'toggle' };
  if (press.key === 'Enter') return { do: 'open' };
  return rows.singleKeys && !press.shiftKey ? single(press) : undefined;
}

/** Returns whether the key moves the focus from the page to the rows: the same key that moves down among them. */
export function leadsToRows(press: KeyPress): boolean {
  const { ctrlKey, altKey, metaKey, shiftKey } = press;
  return !ctrlKey && !altKey && !metaKey && !shiftKey && letterOf(press) === 'j';
}

function single(press: KeyPress): RowCommand | undefined {
  if (press.key === '.' || (press.code === 'Period' && !isLatin(press.key))) return { do: 'menu' };
  switch (letterOf(press)) {
    case 'x':
      return { do: 'toggle' };
    case 'p':
      return { do: 'peek' };
    default:
      return undefined;
  }
}

function target(press: KeyPress, { cursor, count, singleKeys }: RowsAtHand): number | undefined {
  const letter = singleKeys ? letterOf(press) : undefined;
  const within = (row: number) => Math.min(Math.max(row, 0), count - 1);
  if (press.key === 'ArrowDown' || letter === 'j') return within(cursor + 1);
  if (press.key === 'ArrowUp' || letter === 'k') return within(cursor - 1);
  if (press.key === 'PageDown') return within(cursor + leap);
  if (press.key === 'PageUp') return within(cursor - leap);
  if (press.key === 'Home') return 0;
  if (press.key === 'End') return count - 1;
  return undefined;
}

function isLatin(key: string): boolean {
  return /^[\x20-\x7e]$/.test(key);
}

function letterOf(press: KeyPress): string | undefined {
  if (/^[a-z]$/i.test(press.key)) return press.key.toLowerCase();
  if (isLatin(press.key) || press.key.length > 2) return undefined;
  return /^Key([A-Z])$/.exec(press.code)?.[1]?.toLowerCase();
}
