import { useEffect, useRef } from 'react';
import { isSaveKey } from '../../shell/form/use-save-keys.ts';

/** Ctrl+S saves, Ctrl+Enter saves and prints, Alt+V opens what orders are pasted into, wherever the focus is; a dialog that is open has its own. */
export function useLabelKeys(keys: {
  readonly save: () => void;
  readonly print: () => void;
  readonly paste?: (() => void) | undefined;
}): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const paste = isPasteKey(event) ? latest.current.paste : undefined;
      if (
        !(paste || isSaveKey(event)) ||
        event.defaultPrevented ||
        document.querySelector('[role=dialog], [role=alertdialog]')
      )
        return;
      event.preventDefault();
      if (paste) paste();
      else if (event.key === 'Enter') latest.current.print();
      else latest.current.save();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** By the place of the key, so that it works with a Myanmar layout on. */
const isPasteKey = ({ altKey, ctrlKey, metaKey, shiftKey, code }: KeyboardEvent) =>
  altKey && !ctrlKey && !metaKey && !shiftKey && code === 'KeyV';
