import type { ComponentType, ReactNode } from 'react';

export type Values = Readonly<Record<string, string | number | boolean | undefined>>;
type OfRow<Row, Value> = Value | ((row: Row) => Value);

/** A named route of the app's router. */
export interface NamedRoute {
  readonly name: string;
  readonly params?: Values;
  readonly query?: Values;
}

/** An action on a row (P-05). Without icon and text its title is shown. */
export interface RowAction<Row, Name extends string = string, Params = Values, Query = Values> {
  readonly key: string;
  /** Its name, in the menu and for a screen reader. */
  readonly title: string;
  readonly tooltip?: string;
  /** Text beside the icon. */
  readonly text?: string;
  readonly icon?: ComponentType<{ size?: number; strokeWidth?: number; 'aria-hidden'?: boolean }>;
  /** CSS class of the button. */
  readonly className?: string;
  readonly tone?: 'danger';
  /** Name of a route with its params and query, followed by the app. */
  readonly name?: Name;
  readonly params?: OfRow<Row, Params>;
  readonly query?: OfRow<Row, Query>;
  /** An address instead of a named route. */
  readonly link?: OfRow<Row, string>;
  readonly newTab?: boolean;
  /** Disables the link: only the callback and the event run. */
  readonly prevent?: OfRow<Row, boolean>;
  readonly callback?: (row: Row) => void;
  /** Passed to the table's `onEvent` together with the label id. */
  readonly event?: string;
  /** Asks for confirmation; `true` asks 'Are you sure to delete?'. The callback runs after a yes. */
  readonly delete?: true | { readonly question: string };
  readonly labelId?: OfRow<Row, string | number>;
  readonly hidden?: (row: Row) => boolean;
  /** Why it cannot be done now; the action stays visible with the reason. */
  readonly refused?: (row: Row) => ReactNode;
}

export interface RowEvent<Row> {
  readonly event: string;
  readonly row: Row;
  readonly labelId: string | number | undefined;
}

/** Result of an action for one row. */
export interface ActionOutcome {
  readonly route?: NamedRoute;
  readonly link?: string;
  readonly newTab: boolean;
  readonly ask?: true | { readonly question: string };
}

function ofRow<Row, Value>(value: OfRow<Row, Value> | undefined, row: Row): Value | undefined {
  return typeof value === 'function' ? (value as (row: Row) => Value)(row) : value;
}

/** Resolves an action for one row: its target, and whether it asks first. A prevented action has no target. */
export function outcomeOf<Row>(action: RowAction<Row>, row: Row): ActionOutcome {
  const newTab = action.newTab ?? false;
  const ask = action.delete;
  if (ofRow(action.prevent, row)) return { newTab, ask };
  const link = ofRow(action.link, row);
  if (link !== undefined) return { link, newTab, ask };
  if (action.name === undefined) return { newTab, ask };
  return {
    route: { name: action.name, params: ofRow(action.params, row), query: ofRow(action.query, row) },
    newTab,
    ask,
  };
}

/** Returns the event of an action for the table's listener; undefined when it has none. */
export function eventOf<Row>(action: RowAction<Row>, row: Row): RowEvent<Row> | undefined {
  return action.event === undefined ? undefined : { event: action.event, row, labelId: ofRow(action.labelId, row) };
}

/** Returns the actions of a row, without those hidden for it. */
export function actionsOf<Row>(actions: readonly RowAction<Row>[], row: Row): RowAction<Row>[] {
  return actions.filter((action) => !action.hidden?.(row));
}

/** Splits actions into buttons and the "more" menu: a menu with a single item is never made. */
export function splitActions<Row>(
  actions: readonly RowAction<Row>[],
  room: number,
): { shown: RowAction<Row>[]; more: RowAction<Row>[] } {
  if (actions.length <= room + 1) return { shown: [...actions], more: [] };
  return { shown: actions.slice(0, room), more: actions.slice(room) };
}
