import { Trash2 } from 'lucide-react';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { formatWeight, toGrams, unitWords } from '@waybill/domain/kernel/money.ts';
import { zoneWords } from '@waybill/contract/rooms/tariffs/tariffs.words.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { IconButton } from '../../ui/layout/IconButton.tsx';
import { NumberInput } from '../../ui/inputs/NumberInput.tsx';
import { cellAt, focusCell, leavesCell, selectsWhole } from '../../ui/table/sheet-cells.ts';
import { useCount } from '../../ui/table/use-count.ts';
import {
  inWeightOrder,
  isRemovable,
  pasteBlock,
  priceAt,
  readBlock,
  removeRow,
  setCell,
  stepInTable,
  type GridColumn,
  type PriceGrid,
} from './price-grid.ts';
import { tariffPageWords as words } from './tariff-page.words.ts';
import styles from './PriceGridTable.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

export interface PriceGridTableProps {
  grid: PriceGrid;
  onGrid: (grid: PriceGrid) => void;
  /** Returns the name of a pair of regions. */
  wayOf: (column: GridColumn) => string;
  onRemoveColumn: (column: GridColumn) => void;
  /** Keys of the columns that have a hole. */
  wrong: ReadonlySet<string>;
  /** The prices that count today, to mark what differs. */
  inForce: PriceGrid | null;
  readOnly: boolean;
}

/** Weights down, zones across, like a sheet: arrows and Enter go from cell to cell, a block of cells can be pasted. */
export function PriceGridTable(props: PriceGridTableProps) {
  const { grid, onGrid, readOnly } = props;
  const say = useSay();
  const table = useRef<HTMLTableElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const from = cellAt(event.target);
    if (!from || event.ctrlKey || event.altKey || event.metaKey || !leavesCell(event)) return;
    const next = stepInTable(event.key, event.shiftKey, from, grid);
    if (event.key === 'Enter') event.preventDefault();
    if (!next) return;
    event.preventDefault();
    focusCell(table.current, next.row, next.column);
  };
  const onPaste = (event: ClipboardEvent) => {
    const at = cellAt(event.target);
    const block = readBlock(event.clipboardData.getData('text/plain'));
    if (!at || !block || readOnly) return;
    event.preventDefault();
    onGrid(pasteBlock(grid, at, block));
  };
  return (
    <div className={styles.scroll}>
      <table
        ref={table}
        className={styles.grid}
        aria-label={say(commonFieldWords.prices_by_weight)}
        onKeyDown={onKeyDown}
        {...selectsWhole}
        onPasteCapture={onPaste}>
        <GridHead {...props} />
        <tbody>
          {grid.weights.map((_, row) => (
            <GridRow key={row} {...props} row={row} />
          ))}
          <FurtherRow {...props} />
        </tbody>
      </table>
    </div>
  );
}

function GridHead({ grid, wayOf, onRemoveColumn, wrong, readOnly }: PriceGridTableProps) {
  const say = useSay();
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.corner}>
          {say(commonFieldWords.up_to_kg)}
        </th>
        {grid.columns.map((column) => (
          <th key={column.key} scope="col" data-wrong={wrong.has(column.key) || undefined}>
            <span className={styles.zone}>
              {column.from_region_id === null ? say(zoneWords[column.zone]) : wayOf(column)}
              {isRemovable(column) && !readOnly && (
                <IconButton
                  icon={Trash2}
                  small
                  label={say(words.removePair, {
                    way: column.from_region_id === null ? say(zoneWords[column.zone]) : wayOf(column),
                  })}
                  onClick={() => onRemoveColumn(column)}
                />
              )}
            </span>
          </th>
        ))}
        {!readOnly && (
          <th scope="col" className={styles.tool}>
            <span className="sr-only">{say(words.removeWeight)}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

function GridRow({ grid, onGrid, wayOf, inForce, readOnly, row }: PriceGridTableProps & { row: number }) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const weight = grid.weights[row] ?? null;
  const before = inForce?.weights.indexOf(weight) ?? -1;
  return (
    <tr>
      <th scope="row" className={styles.weight}>
        <NumberInput
          value={weight === null ? null : weight / 1_000}
          decimals={3}
          label={say(words.weightOf, { n: count(row + 1) })}
          readOnly={readOnly}
          data-cell={`${row}/0`}
          onChange={(kg) => onGrid(setCell(grid, { row, column: 0 }, kg === null ? null : toGrams(kg)))}
          onBlur={() => {
            if (!inOrder(grid)) onGrid(inWeightOrder(grid));
          }}
        />
      </th>
      {grid.columns.map((column, at) => {
        const price = column.prices[row] ?? null;
        const usual = inForce?.columns.find(({ key }) => key === column.key)?.prices[before] ?? null;
        const zone = column.from_region_id === null ? say(zoneWords[column.zone]) : wayOf(column);
        return (
          <td key={column.key} data-changed={(inForce !== null && price !== usual) || undefined}>
            <NumberInput
              value={price}
              grouped
              placeholder={price === null ? placeholderOf(priceAt(grid, column, row)) : undefined}
              label={say(words.cell, { zone, weight: weight === null ? '' : formatWeight(weight, locale) })}
              readOnly={readOnly}
              data-cell={`${row}/${at + 1}`}
              onChange={(next) => onGrid(setCell(grid, { row, column: at + 1 }, next))}
            />
          </td>
        );
      })}
      {!readOnly && (
        <td className={styles.tool}>
          <IconButton
            icon={Trash2}
            small
            label={say(words.removeWeight)}
            onClick={() => onGrid(removeRow(grid, row))}
          />
        </td>
      )}
    </tr>
  );
}

/** An empty cell shows what counts there. */
function placeholderOf(price: number | null): string {
  return price === null ? '—' : groupThousands(price);
}

function inOrder({ weights }: PriceGrid): boolean {
  return weights.every(
    (weight, at) => at === 0 || (weight ?? Number.POSITIVE_INFINITY) >= (weights[at - 1] ?? Number.POSITIVE_INFINITY),
  );
}

function FurtherRow({ grid, onGrid, wayOf, inForce, readOnly }: PriceGridTableProps) {
  const say = useSay();
  const row = grid.weights.length;
  return (
    <tr className={styles.further}>
      <th scope="row">{say(words.further)}</th>
      {grid.columns.map((column, at) => {
        const usual = inForce?.columns.find(({ key }) => key === column.key)?.further ?? null;
        const zone = column.from_region_id === null ? say(zoneWords[column.zone]) : wayOf(column);
        return (
          <td key={column.key} data-changed={(inForce !== null && column.further !== usual) || undefined}>
            <NumberInput
              value={column.further}
              grouped
              label={say(words.cellFurther, { zone })}
              readOnly={readOnly}
              data-cell={`${row}/${at + 1}`}
              onChange={(next) => onGrid(setCell(grid, { row, column: at + 1 }, next))}
            />
          </td>
        );
      })}
      {!readOnly && (
        <td className={styles.tool}>
          <span className="muted">{say(unitWords.kyat)}</span>
        </td>
      )}
    </tr>
  );
}
