import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { CSSProperties, PointerEvent } from 'react';
import { useSay } from '../../kernel/i18n.tsx';
import { Checkbox } from '../inputs/Checkbox.tsx';
import { dataWords } from './data.words.ts';
import { Icon } from '../layout/Icon.tsx';
import { nextSort, type TableColumn } from './columns.ts';
import { widthAfterKey, widthName, type TableWidths } from './widths.ts';
import { ownWidths, type TableParts, type TableSort } from './table-parts.ts';
import cells from './DataTable.module.css';
import styles from './TableHead.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

interface TableHeadProps<Row> {
  parts: TableParts<Row>;
  sort: TableSort | undefined;
  /** State of the select-all box; undefined hides it. */
  all: 'all' | 'some' | 'none' | undefined;
  onAll: () => void;
  widths: TableWidths | undefined;
}

/** Head of a table: select-all, the number, the columns with their sort buttons. On a phone it is a strip of sort buttons above the cards. */
export function TableHead<Row>({ parts, sort, all, onAll, widths }: TableHeadProps<Row>) {
  const say = useSay();
  const { selectable, numbered, columns, actions, offsets, cards } = parts;
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1} className={cells.head}>
        {selectable && (
          <th role="columnheader" scope="col" className={`${cells.select} ${cells.stuck}`} style={{ left: 0 }}>
            {all === undefined ? (
              <span className="sr-only">{say(dataWords.selectColumn)}</span>
            ) : (
              <label className={cells.tick}>
                <Checkbox
                  checked={all === 'all'}
                  mixed={all === 'some'}
                  onChange={onAll}
                  label={say(dataWords.selectPage)}
                />
                {cards && <span aria-hidden="true">{say(dataWords.selectPage)}</span>}
              </label>
            )}
          </th>
        )}
        {numbered && (
          <th
            role="columnheader"
            scope="col"
            className={`${cells.number} ${cells.stuck}`}
            style={{ left: selectable ? ownWidths.select : 0 }}>
            {say(commonFieldWords.no)}
          </th>
        )}
        {columns.map((column) => (
          <ColumnHead
            key={column.key}
            column={column}
            left={offsets.get(column.key)}
            sort={sort}
            cards={cards}
            wide={!cards && widths?.of[column.key] !== undefined}
            onResize={cards ? undefined : widths?.onResize}
          />
        ))}
        {actions && (
          <th role="columnheader" scope="col" className={`${cells.actionCell} ${cells.stuckEnd}`}>
            <span className="sr-only">{say(commonFieldWords.action)}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

interface ColumnHeadProps<Row> {
  column: TableColumn<Row>;
  left: number | undefined;
  sort: TableSort | undefined;
  cards: boolean;
  /** The user has set its width. */
  wide: boolean;
  onResize: TableWidths['onResize'] | undefined;
}

function ColumnHead<Row>({ column, left, sort, cards, wide, onResize }: ColumnHeadProps<Row>) {
  const sorts = Boolean(column.sortable && sort);
  const direction = sort?.by?.key === column.key ? sort.by.direction : undefined;
  return (
    <th
      role="columnheader"
      scope="col"
      className={cellClass(column, left)}
      style={cards ? undefined : cellStyle(column, left)}
      data-sorts={sorts || undefined}
      data-column={column.key}
      data-wide={wide || undefined}
      onKeyDown={
        onResize &&
        ((event) => {
          const head = event.currentTarget;
          const width = widthAfterKey(event, head.offsetWidth);
          if (width === undefined) return;
          event.preventDefault();
          // Set at once, as when its edge is dragged: a held key repeats before the table is rendered.
          head.dataset.wide = '';
          head.closest('table')?.style.setProperty(widthName(column.key), `${width}px`);
          onResize(column.key, width);
        })
      }
      aria-sort={direction ? ariaSort[direction] : sorts ? 'none' : undefined}>
      {sorts ? (
        <button
          type="button"
          className={styles.sort}
          data-on={direction}
          data-end={column.align === 'end' || undefined}
          onClick={() => sort?.onSort(nextSort(sort.by, column.key))}>
          <span>{column.label}</span>
          <Icon of={direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ArrowUpDown} size={14} />
        </button>
      ) : (
        column.label
      )}
      {onResize && <Grip of={column.key} onResize={onResize} />}
    </th>
  );
}

const drag = () => import('./drag-width.ts');

/** The edge of a column head: dragging changes the width, a double click fits it to the content. Keys do the same (`widthAfterKey`). */
function Grip({ of, onResize }: { of: string; onResize: TableWidths['onResize'] }) {
  const pull = ({ button, currentTarget: grip, pointerId, clientX: x }: PointerEvent<HTMLElement>) => {
    if (button !== 0) return;
    void drag().then(
      ({ dragWidth }) => dragWidth({ grip, pointerId, x, key: of }, (width) => onResize(of, width)),
      () => undefined,
    );
  };
  return (
    <span
      className={styles.grip}
      aria-hidden="true"
      onPointerEnter={() => void drag().catch(() => undefined)}
      onPointerDown={pull}
      onDoubleClick={() => onResize(of, null)}
    />
  );
}

/** Returns the class names of a column's cell, in the head and in the rows. */
export function cellClass<Row>(column: TableColumn<Row>, left: number | undefined): string {
  const stuck =
    left !== undefined
      ? cells.stuck
      : column.sticky === 'end'
        ? cells.stuckEnd
        : column.sticky === 'between'
          ? cells.stuckBetween
          : '';
  return `${cells[column.align ?? 'start']} ${stuck}`;
}

export function cellStyle<Row>(column: TableColumn<Row>, left: number | undefined): CSSProperties {
  const width = `var(${widthName(column.key)}${column.width === undefined ? '' : `, ${column.width}px`})`;
  const least = column.gives && { '--least': `var(${widthName(column.key)}, var(--least-${column.gives}))` };
  return { left, width, minWidth: width, maxWidth: width, ...least };
}
