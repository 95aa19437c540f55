import type { ComponentType, ReactNode } from 'react';

export type Values = Readonly<Record<string, string | number | boolean | undefined>>;
type OfRow<Row, Value> = Value | ((row: Row) => Value);

/** A named place in the app, as the router knows it. */
export interface Route {
  readonly name: string;
  readonly params?: Values;
  readonly query?: Values;
}

/** Something that can be done with a row (P-05). Without icon and text its title is shown. */
export interface RowAction<Row, Name extends string = string> {
  readonly key: string;
  /** Its name, in the menu and for a screen reader. */
  readonly title: string;
  readonly tooltip?: string;
  /** Words beside the icon. */
  readonly text?: string;
  readonly icon?: ComponentType<{ size?: number; strokeWidth?: number; 'aria-hidden'?: boolean }>;
  /** A class of its own for the button. */
  readonly className?: string;
  readonly tone?: 'danger';
  /** A named route with its params and query, followed by the app. */
  readonly name?: Name;
  readonly params?: OfRow<Row, Values>;
  readonly query?: OfRow<Row, Values>;
  /** An address instead of a named route. */
  readonly link?: OfRow<Row, string>;
  readonly newTab?: boolean;
  /** Holds the link back: only the callback and the event happen. */
  readonly prevent?: OfRow<Row, boolean>;
  readonly callback?: (row: Row) => void;
  /** Told to the table's `onEvent` together with the label id. */
  readonly event?: string;
  /** Asks first; `true` asks 'Are you sure to delete?'. The callback runs after a yes. */
  readonly delete?: true | { readonly question: string };
  readonly labelId?: OfRow<Row, string | number>;
  readonly hidden?: (row: Row) => boolean;
  /** Why it cannot be done now; the action is shown and says so. */
  readonly refused?: (row: Row) => ReactNode;
}

export interface RowEvent<Row> {
  readonly event: string;
  readonly row: Row;
  readonly labelId: string | number | undefined;
}

/** What an action of one row leads to. */
export interface Outcome {
  readonly route?: Route;
  readonly link?: string;
  readonly newTab: boolean;
  readonly ask?: true | { readonly question: string };
}

function ofRow<Row, Value>(value: OfRow<Row, Value> | undefined, row: Row): Value | undefined {
  return typeof value === 'function' ? (value as (row: Row) => Value)(row) : value;
}

/** Reads an action for one row: where it leads, and whether it asks first. A prevented action leads nowhere. */
export function outcomeOf<Row>(action: RowAction<Row>, row: Row): Outcome {
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

/** What the action tells the table's listener; nothing when it has no event. */
export function eventOf<Row>(action: RowAction<Row>, row: Row): RowEvent<Row> | undefined {
  return action.event === undefined ? undefined : { event: action.event, row, labelId: ofRow(action.labelId, row) };
}

/** The actions of a row, without those hidden for it. */
export function actionsOf<Row>(actions: readonly RowAction<Row>[], row: Row): RowAction<Row>[] {
  return actions.filter((action) => !action.hidden?.(row));
}

/** Splits actions into those shown as buttons and those in the "more" menu: a menu of one would be a button in disguise. */
export function splitActions<Row>(
  actions: readonly RowAction<Row>[],
  room: number,
): { shown: RowAction<Row>[]; more: RowAction<Row>[] } {
  if (actions.length <= room + 1) return { shown: [...actions], more: [] };
  return { shown: actions.slice(0, room), more: actions.slice(room) };
}
