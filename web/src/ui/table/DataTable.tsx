import {
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { useSay } from '../../kernel/i18n.tsx';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { MenuPopup } from '../overlays/Menu.tsx';
import { stickyOffsets, type TableColumn } from './columns.ts';
import { menuItemsOf, useRunAction } from './RowActions.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { LoadingMessage, NoRows, SkeletonRows, type TableEmpty, type TableFailure } from './TableStates.tsx';
import { ownWidths, type TableActions, type TableParts, type TableSelection, type TableSort } from './table-parts.ts';
import { widthStyle, type TableWidths } from './widths.ts';
import type { RowCommand } from './keyboard.ts';
import { useDrawnRows } from './use-drawn-rows.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useSelection } from './use-selection.ts';
import { useCount } from './use-count.ts';
import { phone, useMedia } from '../use-media.ts';
import styles from './DataTable.module.css';
import refreshStyles from './Refreshing.module.css';
import { kernelWords } from '../../kernel/kernel.words.ts';

/** Milliseconds of waiting after which the list shows the elapsed time. */
const slowAfter = 2000;

/** Returns the start of a long wait; null while nothing is loading or the wait is still short. */
function useSlow(waiting: boolean): number | null {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    if (!waiting) return undefined;
    const begun = performance.now();
    const timer = setTimeout(() => setSince(begun), slowAfter);
    return () => {
      clearTimeout(timer);
      setSince(null);
    };
  }, [waiting]);
  return waiting ? since : null;
}

/** Marks a scrolling box with `data-before` and `data-after` while there is more on that side, so that sticky columns can show their edge. */
function useEdges(off: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scroller = box.current;
    if (!scroller || off) return undefined;
    const mark = () => {
      const room = scroller.scrollWidth - scroller.clientWidth;
      scroller.toggleAttribute('data-before', scroller.scrollLeft > 0);
      scroller.toggleAttribute('data-after', scroller.scrollLeft < room - 1);
      // A column that stays visible between the edges stops at those that always are.
      for (const [name, edge] of [
        ['--start-edge', styles.stuck],
        ['--end-edge', styles.stuckEnd],
      ] as const) {
        const heads = [...scroller.querySelectorAll<HTMLElement>(`thead .${edge}`)];
        scroller.style.setProperty(name, `${heads.reduce((sum, { offsetWidth }) => sum + offsetWidth, 0)}px`);
      }
    };
    // Also called once at the start, after the layout: reading the width here would force a second layout.
    const watch = new ResizeObserver(mark);
    watch.observe(scroller);
    if (scroller.firstElementChild) watch.observe(scroller.firstElementChild);
    scroller.addEventListener('scroll', mark, { passive: true });
    return () => {
      watch.disconnect();
      scroller.removeEventListener('scroll', mark);
    };
  }, [off]);
  return box;
}

const CodeSearch = lazyPart(async () => (await import('./CodeSearch.tsx')).CodeSearch);
const ProgressBar = lazyPart(async () => (await import('../feedback/ProgressBar.tsx')).ProgressBar);
const FailedRows = lazyPart(async () => (await import('./FailedRows.tsx')).FailedRows);
const SlowList = lazyPart(async () => (await import('./SlowList.tsx')).SlowList);

export interface DataTableHandle {
  /** Toggles the row of a tracking code and shows it (P-04). */
  toggleByCode: (code: string) => 'ticked' | 'unticked' | 'absent';
  /** Focuses the row of the cursor. */
  focus: () => void;
}

export interface DataTableProps<Row> {
  /** Accessible name: what the rows are. */
  label: string;
  columns: readonly TableColumn<Row>[];
  /** Rows of this page; undefined before the first load. */
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  /** Rows are loading; existing rows stay. A text replaces 'loading...'. */
  loading?: boolean | string;
  failure?: TableFailure;
  empty?: TableEmpty;
  /** Number of the first row (P-03); null hides the numbers. */
  firstNumber?: number | null;
  /** Number of matching rows on all pages. */
  total?: number;
  /** Number of expected rows, so that the layout does not jump when they arrive. */
  awaited?: number;
  selection?: TableSelection<Row>;
  sort?: TableSort;
  actions?: TableActions<Row>;
  /** Makes column widths adjustable. */
  widths?: TableWidths;
  /** Cancels a slow load: after two seconds a button is shown with the elapsed time. */
  onCancel?: () => void;
  /** Called on Enter or a press on a row. */
  onOpen?: (row: Row, newTab: boolean) => void;
  /** Called on Enter instead of opening the row. */
  onEnter?: ((row: Row) => void) | undefined;
  /** Called on P on a row: a preview beside the list. */
  onPeek?: (row: Row) => void;
  /** Letters J, K, X, P and the period are shortcuts; on by default. */
  singleKeys?: boolean;
  /** Below the rows: the pages. */
  footer?: ReactNode;
  ref?: Ref<DataTableHandle>;
}

/**
 * Rows of data: sorted, selected, opened and acted upon, by pointer, finger or keyboard (P-02 to P-05, P-09). Below 720 px rows are cards.
 *
 * @example <DataTable label={say(words.title)} columns={columns} rows={page?.data} rowId={(row) => String(row.id)} footer={<Pagination … />} />
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, rowId, loading, failure, empty, firstNumber = 1, selection, footer } = props;
  const table = useTable(props);
  const count = useCount();
  const shown = rows ?? [];
  const waiting = rows === undefined && !failure;
  const slow = useSlow(props.onCancel !== undefined && (waiting || Boolean(loading)));
  const message = typeof loading === 'string' ? loading : undefined;
  return (
    <div className={styles.frame} data-cards={table.parts.cards || undefined}>
      {selection?.codeOf &&
        placed(<CodeSearch toggle={table.toggleByCode} waiting={waiting || Boolean(loading)} />, selection.codePlace)}
      {failure && rows && <FailedRows failure={failure} kept />}
      <div className={styles.sheet}>
        {slow !== null && props.onCancel && <SlowList since={slow} onCancel={props.onCancel} />}
        {loading && rows && (
          <div className={refreshStyles.refreshing}>
            <ProgressBar label={message ?? table.say(kernelWords.loading)} />
          </div>
        )}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard */}
        <div ref={table.scroller} className={styles.scroll} tabIndex={shown.length === 0 ? 0 : undefined}>
          <table
            role="grid"
            className={styles.table}
            aria-label={label}
            aria-rowcount={props.total === undefined ? shown.length + 1 : props.total + 1}
            aria-busy={waiting || Boolean(loading) || undefined}
            aria-multiselectable={selection ? true : undefined}
            style={table.parts.cards ? undefined : widthStyle(props.widths?.of)}>
            <TableHead
              parts={table.parts}
              sort={props.sort}
              all={selection && (selection.selectAll ?? true) ? table.allState : undefined}
              onAll={table.toggleAll}
              widths={props.widths}
            />
            {waiting ? (
              <SkeletonRows rows={props.awaited ?? 8} cells={table.cells} />
            ) : (
              <tbody
                ref={table.body}
                role="rowgroup"
                onKeyDown={table.onKeyDown}
                onFocus={table.onFocus}
                onClick={table.onClick}>
                {shown.slice(0, table.drawn).map((row, at) => {
                  const id = rowId(row);
                  return (
                    <TableRow
                      key={id}
                      row={row}
                      id={id}
                      at={at}
                      number={count((firstNumber ?? 1) + at)}
                      rowIndex={(firstNumber ?? 1) + at + 1}
                      ticked={table.ticked.has(id)}
                      current={at === table.cursor}
                      parts={table.parts}
                    />
                  );
                })}
              </tbody>
            )}
          </table>
          {waiting && slow === null && <LoadingMessage message={message} />}
          {failure && !rows && <FailedRows failure={failure} kept={false} />}
          {rows?.length === 0 && !failure && <NoRows empty={empty} />}
        </div>
        {footer}
      </div>
      {table.menu}
    </div>
  );
}

/** Renders a part here, or into the given element. */
function placed(part: ReactNode, place: HTMLElement | null | undefined): ReactNode {
  return place === undefined ? part : place && createPortal(part, place);
}

/** Returns state and behaviour of a table, without its rendering. */
function useTable<Row>({
  columns,
  rows,
  rowId,
  firstNumber = 1,
  selection: choice,
  actions,
  onOpen,
  onEnter,
  onPeek,
  singleKeys = true,
  ref,
}: DataTableProps<Row>) {
  const say = useSay();
  const cards = useMedia(phone);
  const body = useRef<HTMLTableSectionElement>(null);
  const scroller = useEdges(cards);
  const shown = rows ?? [];
  const selection = useSelection(shown, rowId, choice);
  const [menuAt, setMenuAt] = useState<{ row: Row; anchor: HTMLElement; returnTo: HTMLElement } | null>(null);
  const run = useRunAction(actions);

  const onCommand = (command: RowCommand, at: number): boolean => {
    const row = shown[at];
    if (row === undefined) return false;
    switch (command.do) {
      case 'move':
        selection.endSpan();
        return true;
      case 'span':
        if (choice) selection.spanTo(command.to, at);
        return true;
      case 'toggle':
        if (choice) selection.toggle(at);
        return true;
      case 'all':
        if (choice) selection.toggleAll();
        return choice !== undefined;
      case 'open': {
        const enter = onEnter ?? (onOpen && (() => onOpen(row, false)));
        enter?.(row);
        return enter !== undefined;
      }
      case 'peek':
        onPeek?.(row);
        return onPeek !== undefined;
      case 'menu':
        return openMenu(at);
    }
  };
  const openMenu = (at: number): boolean => {
    const row = shown[at];
    const line = body.current?.querySelector<HTMLElement>(`[data-at="${at}"]`);
    if (row === undefined || !line || !actions) return false;
    setMenuAt({ row, anchor: line.querySelector<HTMLElement>('td:last-child') ?? line, returnTo: line });
    return true;
  };
  const rowIds = shown.map(rowId);
  const { drawn, drawAll } = useDrawnRows(rowIds);
  const keys = useRowKeys({ rowIds, singleKeys, body, drawAll, onCommand });
  const toggleByCode = (code: string) => {
    const { found, at } = selection.toggleByCode(code);
    if (at !== undefined) keys.moveTo(at, false);
    return found;
  };
  useImperativeHandle(ref, () => ({ toggleByCode, focus: () => keys.moveTo(keys.cursor) }));

  const parts = useParts(
    {
      columns,
      actions,
      cards,
      numbered: firstNumber !== null,
      selectable: choice !== undefined,
      opens: onOpen !== undefined,
      canTick: choice?.canTick ?? anyRow,
    },
    {
      onTick: (at, span) => (span ? selection.spanTo(at) : selection.toggle(at)),
      onMenu: (at, anchor) => {
        const row = shown[at];
        if (row !== undefined) setMenuAt({ row, anchor, returnTo: anchor });
      },
    },
  );
  const onClick = (event: MouseEvent) => {
    const row = pressedRow(event);
    const data = row ? shown[Number(row.dataset.at)] : undefined;
    if (data !== undefined) onOpen?.(data, event.ctrlKey || event.metaKey);
  };
  const menu = menuAt && actions && (
    <MenuPopup
      open
      anchor={menuAt.anchor}
      returnTo={menuAt.returnTo}
      onOpenChange={(open) => {
        if (!open) setMenuAt(null);
      }}
      groups={[{ key: 'row', items: menuItemsOf(menuAt.row, actions, run) }]}
      renderLink={actions.renderLink}
    />
  );
  const cells = columns.length + Number(parts.selectable) + Number(parts.numbered) + Number(actions !== undefined);
  return {
    say,
    body,
    scroller,
    parts,
    cells,
    menu,
    toggleByCode,
    onClick,
    drawn,
    cursor: keys.cursor,
    onKeyDown: keys.onKeyDown,
    onFocus: keys.onFocus,
    ticked: selection.ticked,
    allState: selection.state,
    toggleAll: selection.toggleAll,
  };
}

const anyRow = () => true;

type TableProps<Row> = Omit<TableParts<Row>, 'offsets' | keyof Doings>;
type Doings = Pick<TableParts<unknown>, 'onTick' | 'onMenu'>;

/** Returns what the rows share: the same object while columns and actions are the same, so that a tick does not redraw every row. */
function useParts<Row>(
  { columns, actions, cards, numbered, selectable, opens, canTick }: TableProps<Row>,
  doings: Doings,
): TableParts<Row> {
  const latest = useRef(doings);
  useLayoutEffect(() => {
    latest.current = doings;
  });
  return useMemo(() => {
    const lead = (selectable ? ownWidths.select : 0) + (numbered ? ownWidths.number : 0);
    return {
      columns,
      actions,
      cards,
      numbered,
      selectable,
      opens,
      canTick,
      offsets: cards ? new Map<string, number>() : stickyOffsets(columns, lead),
      onTick: (at, span) => latest.current.onTick(at, span),
      onMenu: (at, anchor) => latest.current.onMenu(at, anchor),
    };
  }, [columns, actions, cards, numbered, selectable, opens, canTick]);
}

/** Returns the row that a press opens: none when it hit a control, or ended a text selection. */
function pressedRow(event: MouseEvent): HTMLElement | null {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || target.closest('a, button, input, label, select, textarea, [data-own]')) return null;
  return window.getSelection()?.isCollapsed === false ? null : target.closest<HTMLElement>('[data-at]');
}
