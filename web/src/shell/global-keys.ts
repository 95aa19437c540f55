export type GlobalKey = 'openPalette' | 'openShortcuts' | 'toggleSidebar';

export interface GlobalKeyPress {
  readonly key: string;
  /** Position of the key: a Myanmar layout has other letters at the same positions. */
  readonly code: string;
  readonly control: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
  /** The key goes into a field. */
  readonly typing: boolean;
}

/**
 * Returns the command of a key on every page; `null` for none. Single keys do nothing in fields or when they are turned off (WCAG 2.1.4), and no key opens
 * anything over an open dialog.
 */
export function globalKey(
  press: GlobalKeyPress,
  { singleKeys, over }: { singleKeys: boolean; over: boolean },
): GlobalKey | null {
  if (over || press.alt) return null;
  if (press.control) {
    if (press.code === 'KeyK' && !press.shift) return 'openPalette';
    if (press.code === 'KeyB' && !press.shift) return 'toggleSidebar';
    return press.code === 'Slash' && press.shift ? 'openShortcuts' : null;
  }
  if (!singleKeys || press.typing) return null;
  if (press.key === '?') return 'openShortcuts';
  if (press.key === '/') return 'openPalette';
  return press.key === '[' ? 'toggleSidebar' : null;
}
