import type { KeyboardEvent } from 'react';

/** The cell that holds the focus, by its row and column on the screen. */
export function placeOf(target: EventTarget): { readonly row: number; readonly column: number } | undefined {
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
  const { selectionStart, selectionEnd, value } = target as HTMLInputElement;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return selectionStart === selectionEnd && selectionStart === (key === 'ArrowLeft' ? 0 : value.length);
}
