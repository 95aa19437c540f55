import { useEffect, useRef } from 'react';
import { isSaveKey } from '../../shell/form/use-save-keys.ts';

/** Ctrl+S saves, Ctrl+Enter saves and prints, wherever the focus is; a dialog that is open has its own. */
export function useLabelKeys(keys: { readonly save: () => void; readonly print: () => void }): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSaveKey(event) || event.defaultPrevented || document.querySelector('[role=dialog], [role=alertdialog]'))
        return;
      event.preventDefault();
      if (event.key === 'Enter') latest.current.print();
      else latest.current.save();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
