/** A cell of the matrix: its row and column, counted from 0. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
}

const pageRows = 8;

/**
 * Returns the cell that a key moves to in a grid of this size; undefined for a key that does not move.
 *
 * @example stepInGrid('ArrowDown', false, { row: 0, column: 2 }, { rows: 5, columns: 3 }) // { row: 1, column: 2 }
 */
export function stepInGrid(
  key: string,
  ctrl: boolean,
  at: GridCell,
  size: { readonly rows: number; readonly columns: number },
): GridCell | undefined {
  const row = (n: number) => Math.min(Math.max(n, 0), size.rows - 1);
  const column = (n: number) => Math.min(Math.max(n, 0), size.columns - 1);
  switch (key) {
    case 'ArrowDown':
      return { ...at, row: row(at.row + 1) };
    case 'ArrowUp':
      return { ...at, row: row(at.row - 1) };
    case 'ArrowRight':
      return { ...at, column: column(at.column + 1) };
    case 'ArrowLeft':
      return { ...at, column: column(at.column - 1) };
    case 'PageDown':
      return { ...at, row: row(at.row + pageRows) };
    case 'PageUp':
      return { ...at, row: row(at.row - pageRows) };
    case 'Home':
      return { row: ctrl ? 0 : at.row, column: 0 };
    case 'End':
      return { row: ctrl ? size.rows - 1 : at.row, column: size.columns - 1 };
    default:
      return undefined;
  }
}
