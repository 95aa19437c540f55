import { useEffect, useRef } from 'react';
import { globalKey, type GlobalKey, type GlobalKeyPress } from './global-keys.ts';

/** Listens for the keys that work on every page. A component that has handled a key itself takes precedence. */
export function useGlobalKeys(actions: Readonly<Record<GlobalKey, () => void>>, singleKeys: boolean): void {
  const latest = useRef({ actions, singleKeys });
  useEffect(() => {
    latest.current = { actions, singleKeys };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const over = document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null;
      const key = event.defaultPrevented
        ? null
        : globalKey(pressOf(event), { singleKeys: latest.current.singleKeys, over });
      if (!key) return;
      event.preventDefault();
      latest.current.actions[key]();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function pressOf(event: KeyboardEvent): GlobalKeyPress {
  const at = event.target instanceof HTMLElement ? event.target : null;
  const typing =
    at !== null &&
    (at.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName)) &&
    !/^(checkbox|radio|button)$/.test((at as HTMLInputElement).type);
  return {
    key: event.key,
    code: event.code,
    control: event.ctrlKey || event.metaKey,
    shift: event.shiftKey,
    alt: event.altKey,
    typing: typing || event.isComposing,
  };
}
