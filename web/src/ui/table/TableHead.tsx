import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { Checkbox } from '../Checkbox.tsx';
import { dataWords } from '../data.words.ts';
import { Icon } from '../Icon.tsx';
import { nextSort, type Column } from './columns.ts';
import { ownWidths, type TableParts, type TableSort } from './table-parts.ts';
import styles from '../DataTable.module.css';

interface TableHeadProps<Row> {
  parts: TableParts<Row>;
  sort: TableSort | undefined;
  /** How the select-all box stands; nothing leaves it out. */
  all: 'all' | 'some' | 'none' | undefined;
  onAll: () => void;
}

/** The head of a table: select-all, the number, the columns with their sort buttons. On a phone it is a strip of sort buttons over the cards. */
export function TableHead<Row>({ parts, sort, all, onAll }: TableHeadProps<Row>) {
  const say = useSay();
  const { selectable, numbered, columns, actions, offsets, cards } = parts;
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1} className={styles.head}>
        {selectable && (
          <th role="columnheader" scope="col" className={`${styles.select} ${styles.stuck}`} style={{ left: 0 }}>
            {all === undefined ? <span className="sr-only">{say(dataWords.selectColumn)}</span> : (
              <label className={styles.tick}>
                <Checkbox checked={all === 'all'} mixed={all === 'some'} onChange={onAll} label={say(dataWords.selectPage)} />
                {cards && <span aria-hidden="true">{say(dataWords.selectPage)}</span>}
              </label>
            )}
          </th>
        )}
        {numbered && <th role="columnheader" scope="col" className={`${styles.number} ${styles.stuck}`} style={{ left: selectable ? ownWidths.select : 0 }}>{say(dataWords.rowNo)}</th>}
        {columns.map((column) => <ColumnHead key={column.key} column={column} left={offsets.get(column.key)} sort={sort} cards={cards} />)}
        {actions && <th role="columnheader" scope="col" className={`${styles.actionCell} ${styles.stuckEnd}`}><span className="sr-only">{say(dataWords.action)}</span></th>}
      </tr>
    </thead>
  );
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

function ColumnHead<Row>({ column, left, sort, cards }: { column: Column<Row>; left: number | undefined; sort: TableSort | undefined; cards: boolean }) {
  const sorts = Boolean(column.sortable && sort);
  const direction = sort?.by?.key === column.key ? sort.by.direction : undefined;
  return (
    <th
      role="columnheader" scope="col" className={cellClass(column, left)} style={cards ? undefined : cellStyle(column, left)} data-sorts={sorts || undefined}
      aria-sort={direction ? ariaSort[direction] : sorts ? 'none' : undefined}
    >
      {sorts ? (
        <button type="button" className={styles.sort} data-on={direction} onClick={() => sort?.onSort(nextSort(sort.by, column.key))}>
          <span>{column.label}</span>
          <Icon of={direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ArrowUpDown} size={14} />
        </button>
      ) : column.label}
    </th>
  );
}

/** The class names of a cell of a column, in the head and in the rows. */
export function cellClass<Row>(column: Column<Row>, left: number | undefined): string {
  const stuck = left !== undefined ? styles.stuck : column.sticky === 'end' ? styles.stuckEnd : '';
  return `${styles[column.align ?? 'start']} ${stuck}`;
}

export function cellStyle<Row>(column: Column<Row>, left: number | undefined): CSSProperties {
  return { left, width: column.width, minWidth: column.width, maxWidth: column.width };
}
