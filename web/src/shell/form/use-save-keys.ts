import { useEffect, useRef } from 'react';

/** Ctrl+S and Ctrl+Enter save, wherever the focus is, unless a dialog is open: then the dialog handles them. */
export function useSaveKeys(save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSaveKey(event) || event.defaultPrevented || document.querySelector('[role=dialog], [role=alertdialog]'))
        return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/** Checks the key's position too, so that it works with a Myanmar layout. */
export function isSaveKey(
  event: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'key' | 'code'>,
): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return false;
  return event.key === 'Enter' || event.key.toLowerCase() === 's' || event.code === 'KeyS';
}
