import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';

/** Returns row and column of the focused cell. */
export function cellAt(target: EventTarget): { readonly row: number; readonly column: number } | undefined {
  const [row, column] = ((target as HTMLElement).dataset.cell ?? '').split('/').map(Number);
  return row === undefined || column === undefined || Number.isNaN(row) ? undefined : { row, column };
}

/** Focuses a cell, if it exists. */
export function focusCell(table: HTMLElement | null, row: number, column: number): void {
  table?.querySelector<HTMLElement>(`[data-cell="${row}/${column}"]`)?.focus();
}

/** Focuses the next invalid cell, wrapping around; returns whether there is another one. */
export function focusNextWrong(table: HTMLElement | null, from: EventTarget): boolean {
  const wrong = [...(table?.querySelectorAll<HTMLElement>('input[aria-invalid]') ?? [])].filter(
    (cell) => cell !== from,
  );
  const next =
    wrong.find((cell) => (from as Node).compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING) ?? wrong[0];
  next?.focus();
  return next !== undefined;
}

/** Returns whether an arrow key leaves the cell: left and right only at the edge of the text, so that it can be edited; a fully selected text at once. */
export function leavesCell({ key, target }: KeyboardEvent): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return true;
  const { selectionStart, selectionEnd, value } = target as HTMLInputElement;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return selectionStart === selectionEnd && selectionStart === (key === 'ArrowLeft' ? 0 : value.length);
}

/**
 * Selects the whole text of a sheet's cell on focus, so that typing replaces it. It must happen at once: in the next frame, late on a slow machine, quickly
 * typed digits would replace each other. A press only focuses, because it would set the caret after the focus.
 */
export const selectsWhole = {
  onFocus: ({ target }: FocusEvent): void => {
    if (cellAt(target)) (target as HTMLInputElement).select();
  },
  onMouseDown: (event: MouseEvent): void => {
    const { target } = event;
    if (event.button !== 0 || target === document.activeElement || !cellAt(target)) return;
    event.preventDefault();
    (target as HTMLInputElement).focus();
  },
};
