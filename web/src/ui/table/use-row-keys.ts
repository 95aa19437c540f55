import { useEffect, useEffectEvent, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { leadsToRows, rowCommand, type RowCommand } from './keyboard.ts';

export interface RowKeysOptions {
  rowIds: readonly string[];
  singleKeys: boolean;
  body: RefObject<HTMLTableSectionElement | null>;
  /** Draws the remaining rows, because the cursor may move to one of them. */
  drawAll: () => void;
  /** Runs every command except moving. Returns false when it does nothing here, so that the browser handles the key. */
  onCommand: (command: RowCommand, at: number) => boolean;
}

/** The cursor of a table: one row is the tab stop, arrows move it, and it stays on its row when rows change, or at its index when the row is gone. */
export function useRowKeys({ rowIds, singleKeys, body, drawAll, onCommand }: RowKeysOptions) {
  const [kept, setKept] = useState<{ id: string | undefined; at: number }>({ id: undefined, at: 0 });
  const found = kept.id === undefined ? -1 : rowIds.indexOf(kept.id);
  const at = found >= 0 ? found : Math.max(0, Math.min(kept.at, rowIds.length - 1));

  const moveTo = (to: number, focus = true) => {
    drawAll();
    setKept({ id: rowIds[to], at: to });
    const row = body.current?.querySelector<HTMLElement>(`[data-at="${to}"]`);
    if (focus) row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const onPageKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const taken = event.defaultPrevented || event.isComposing || !singleKeys || rowIds.length === 0;
    if (taken || !leadsToRows(event) || !isNobodys(document.activeElement)) return;
    event.preventDefault();
    moveTo(at);
  });
  useEffect(() => {
    document.addEventListener('keydown', onPageKey);
    return () => document.removeEventListener('keydown', onPageKey);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !isRowTarget(event)) return;
    const command = rowCommand(event, { cursor: at, count: rowIds.length, singleKeys });
    if (!command || (onOwnKey(event) && (command.do === 'toggle' || command.do === 'open'))) return;
    const done = onCommand(command, at);
    if (command.do === 'move' || command.do === 'span') moveTo(command.to);
    else if (!done) return;
    event.preventDefault();
  };
  const onFocus = (event: FocusEvent) => {
    const row = event.target.closest<HTMLElement>('[data-id]');
    if (row?.dataset.id !== undefined && row.dataset.id !== kept.id)
      setKept({ id: row.dataset.id, at: Number(row.dataset.at) });
  };
  return { cursor: at, moveTo, onKeyDown, onFocus };
}

/** Returns whether the focus is on the page itself, or on its heading, which gets it when the page is opened. */
function isNobodys(focused: Element | null): boolean {
  return focused === null || focused === document.body || focused.matches('h1, main');
}

/** Keys count on a row and its tick box; fields and buttons in a row handle their own keys. */
function isRowTarget(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return target.matches('[role=row], [type=checkbox]');
}

function onOwnKey(event: KeyboardEvent): boolean {
  return (event.target as HTMLElement).matches('[type=checkbox]') && (event.key === ' ' || event.key === 'Enter');
}
