import { createContext, useContext } from 'react';
import type { TableColumn, Sort } from './columns.ts';
import type { NamedRoute, RowAction, RowEvent } from './row-actions.ts';
import type { Ticked } from './selection.ts';
import type { RenderLink } from '../layout/link.tsx';

/** A change of the selection: all ids now ticked, and whether the history ticked them (P-04). */
export interface Selected {
  readonly ids: string[];
  readonly history: boolean;
}

export interface TableSelection<Row> {
  readonly ticked: Ticked;
  readonly onSelect: (selected: Selected) => void;
  /** Ids that are ticked automatically when they arrive with new data. */
  readonly history?: readonly string[];
  /** Shows the select-all box; on by default. */
  readonly selectAll?: boolean;
  /** Other rows have no box. */
  readonly canTick?: (row: Row) => boolean;
  /** Returns the tracking code of a row: shows a field in which a typed or scanned code toggles its row. */
  readonly codeOf?: (row: Row) => string;
  /** Element for that field when it is not above the rows; null while it is not mounted yet. */
  readonly codePlace?: HTMLElement | null;
}

export interface TableActions<Row> {
  readonly list: readonly RowAction<Row>[];
  /** Receives the events of the actions. */
  readonly onEvent?: (rowEvent: RowEvent<Row>) => void;
  /** Follows a named route. */
  readonly onRoute?: (route: NamedRoute, newTab: boolean) => void;
  /** Returns the address of a named route: its actions become links. */
  readonly hrefOf?: (route: NamedRoute) => string;
  readonly renderLink?: RenderLink;
  /** Number of buttons beside the "more" button; 2 by default. */
  readonly room?: number;
}

export interface TableSort {
  readonly by: Sort | undefined;
  readonly onSort: (sort: Sort | undefined) => void;
}

/** Values that head and rows share. They change with the columns, never with the cursor or the ticks. */
export interface TableParts<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly offsets: ReadonlyMap<string, number>;
  readonly numbered: boolean;
  readonly selectable: boolean;
  readonly actions: TableActions<Row> | undefined;
  readonly canTick: (row: Row) => boolean;
  readonly onTick: (at: number, span: boolean) => void;
  readonly onMenu: (at: number, anchor: HTMLElement) => void;
  readonly opens: boolean;
  /** Rows are drawn as cards. */
  readonly cards: boolean;
}

/** Widths in pixels of the columns that the table adds itself. */
export const ownWidths = { select: 40, number: 48 } as const;

export const RowTabContext = createContext<0 | -1>(0);

/**
 * Returns the `tabIndex` for a link or button in a cell: only the row of the cursor has tab stops.
 *
 * @example const tabIndex = useRowTab(); <a href={href} tabIndex={tabIndex}>{code}</a>
 */
export function useRowTab(): 0 | -1 {
  return useContext(RowTabContext);
}
