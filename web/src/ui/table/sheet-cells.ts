import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';

/** The cell that holds the focus, by its row and column on the screen. */
export function cellAt(target: EventTarget): { readonly row: number; readonly column: number } | undefined {
  const [row, column] = ((target as HTMLElement).dataset.cell ?? '').split('/').map(Number);
  return row === undefined || column === undefined || Number.isNaN(row) ? undefined : { row, column };
}

/** Goes to a cell, if there is one. */
export function focusCell(table: HTMLElement | null, row: number, column: number): void {
  table?.querySelector<HTMLElement>(`[data-cell="${row}/${column}"]`)?.focus();
}

/** Goes to the next cell that is wrong, round the table; answers whether there is another one than this. */
export function focusNextWrong(table: HTMLElement | null, from: EventTarget): boolean {
  const wrong = [...(table?.querySelectorAll<HTMLElement>('input[aria-invalid]') ?? [])].filter(
    (cell) => cell !== from,
  );
  const next =
    wrong.find((cell) => (from as Node).compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING) ?? wrong[0];
  next?.focus();
  return next !== undefined;
}

/** Left and right leave a cell only from its edge, so that what is typed can be mended; a cell that is selected whole is left at once. */
export function leavesCell({ key, target }: KeyboardEvent): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return true;
  const { selectionStart, selectionEnd, value } = target as HTMLInputElement;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return selectionStart === selectionEnd && selectionStart === (key === 'ArrowLeft' ? 0 : value.length);
}

/**
 * Handlers of a sheet: a cell that is entered is selected whole at once, so that what is typed next replaces it. Selected only in the next frame, as a slow machine
 * draws it, the last digits that quick hands type would replace the first. A press would put the caret somewhere after the focus, so it only gives the focus.
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
