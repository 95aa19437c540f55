import { useEffect, useRef } from 'react';
import { usePreferences } from '../../kernel/preferences.ts';

/** P prints, unless somebody types; Ctrl+P prints the labels and not the screen around them. By the place of the key too, for a Myanmar layout. */
export function usePrintKeys(print: () => void): void {
  const { singleKeys } = usePreferences();
  const latest = useRef(print);
  useEffect(() => {
    latest.current = print;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.defaultPrevented ||
        event.altKey ||
        event.shiftKey ||
        !(event.code === 'KeyP' || event.key.toLowerCase() === 'p')
      )
        return;
      const control = event.ctrlKey || event.metaKey;
      if (
        !control &&
        (!singleKeys ||
          isTyping(event) ||
          document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'))
      )
        return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [singleKeys]);
}

function isTyping({ target, isComposing }: KeyboardEvent): boolean {
  if (isComposing) return true;
  return (
    target instanceof HTMLElement &&
    target.matches(
      'input:not([type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable=true], [role=combobox]',
    )
  );
}
