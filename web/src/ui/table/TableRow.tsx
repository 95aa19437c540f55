import { ChevronDown } from 'lucide-react';
import { memo, useState, type MouseEvent } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { Checkbox } from '../inputs/Checkbox.tsx';
import { dataWords } from './data.words.ts';
import { useElementId } from '../element-id.ts';
import { Icon } from '../layout/Icon.tsx';
import { RowActions } from './RowActions.tsx';
import { cellClass, cellStyle } from './TableHead.tsx';
import { ownWidths, RowTabContext, type TableParts } from './table-parts.ts';
import styles from './DataTable.module.css';
import unfoldStyles from './Unfold.module.css';

interface TableRowProps<Row> {
  row: Row;
  id: string;
  /** Index on the page, from 0. */
  at: number;
  /** Row number as read out. */
  number: string;
  rowIndex: number;
  ticked: boolean;
  /** The cursor is on it: it is the tab stop. */
  current: boolean;
  parts: TableParts<Row>;
}

function Row<R>({ row, id, at, number, rowIndex, ticked, current, parts }: TableRowProps<R>) {
  const say = useSay();
  const tab = current ? 0 : -1;
  const { columns, selectable, numbered, offsets, actions, cards } = parts;
  const boxId = useElementId();
  const [whole, showWhole] = useState(false);
  const folds = cards && columns.some(({ card }) => card === 'rest');
  const tickable = selectable && parts.canTick(row);
  const span = (event: MouseEvent) => {
    if (!event.shiftKey) return;
    event.preventDefault();
    parts.onTick(at, true);
  };
  return (
    <tr
      role="row"
      className={styles.row}
      aria-rowindex={rowIndex}
      aria-selected={selectable ? ticked : undefined}
      tabIndex={tab}
      data-at={at}
      data-id={id}
      data-folds={folds || undefined}
      data-whole={whole || undefined}
      data-opens={parts.opens || undefined}>
      <RowTabContext value={tab}>
        {selectable && (
          <td role="gridcell" className={`${styles.select} ${styles.stuck}`} style={{ left: 0 }}>
            {tickable && (
              // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- a wider place to tick; the box in it says its own name
              <label htmlFor={boxId} className={styles.tick} data-own onClickCapture={span}>
                <Checkbox
                  id={boxId}
                  checked={ticked}
                  onChange={() => parts.onTick(at, false)}
                  label={say(dataWords.selectRow, { n: number })}
                  tabIndex={tab}
                />
              </label>
            )}
          </td>
        )}
        {numbered && (
          <td
            role="gridcell"
            className={`${styles.number} ${styles.stuck}`}
            style={{ left: selectable ? ownWidths.select : 0 }}>
            {number}
          </td>
        )}
        {columns.map((column) => (
          <td
            key={column.key}
            role="gridcell"
            className={cellClass(column, offsets.get(column.key))}
            style={cards ? undefined : cellStyle(column, offsets.get(column.key))}
            data-card={column.card}
            data-gives={column.gives}>
            {cards && (column.card === undefined || column.card === 'rest') && (
              <span className={styles.label} aria-hidden="true">
                {column.label}
              </span>
            )}
            <span className={styles.value}>{column.cell(row)}</span>
          </td>
        ))}
        {folds && (
          <td role="gridcell" className={unfoldStyles.unfold} data-own>
            <button
              type="button"
              aria-expanded={whole}
              aria-label={say(dataWords.wholeRow, { n: number })}
              tabIndex={tab}
              onClick={() => showWhole(!whole)}>
              <Icon of={ChevronDown} />
            </button>
          </td>
        )}
        {actions && (
          <td role="gridcell" className={`${styles.actionCell} ${styles.stuckEnd}`} data-own>
            <RowActions
              row={row}
              number={number}
              actions={actions}
              tab={tab}
              cards={cards}
              onMenu={(anchor) => parts.onMenu(at, anchor)}
            />
          </td>
        )}
      </RowTabContext>
    </tr>
  );
}

/** One row. Memoized: a tick or a move of the cursor redraws only the rows concerned. */
export const TableRow = memo(Row) as typeof Row;
