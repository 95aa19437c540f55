import { useEffect, type RefObject } from 'react';

/** Focuses the search of a list on F, by the position of the key, so that it works with a Myanmar layout. Not while the user types or a dialog is open. */
export function useFilterKey(panel: RefObject<HTMLElement | null>, singleKeys: boolean): void {
  useEffect(() => {
    if (!singleKeys) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.code !== 'KeyF' ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.shiftKey ||
        event.defaultPrevented ||
        event.isComposing
      )
        return;
      if (isTyping(event.target) || document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return;
      event.preventDefault();
      panel.current?.querySelector('input')?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [panel, singleKeys]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox]')
  );
}
