import { useEffect, type RefObject } from 'react';

/** F goes to the search of a list, by the place of the key, so that it works with a Myanmar layout on. Never while somebody types or over a dialog. */
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
