import { perPage, type ListDefinition } from '@waybill/contract/kernel/list.ts';
import { knownFilters, knownSort, type ListPlace } from './list-state.ts';
import type { ColumnChoice } from '../../ui/table/columns.ts';
import type { ColumnWidths } from '../../ui/table/widths.ts';
import { choiceOf, shownKeys, standardChoice } from './column-choice.ts';

/** A saved view as the server stores it. The tab is among the filters, under a key that no filter has. */
export interface KeptView {
  readonly search: string;
  readonly sort?: string;
  readonly per_page?: number;
  readonly filters: Readonly<Record<string, string>>;
  readonly columns?: readonly string[];
  readonly widths?: ColumnWidths;
}

const tabKey = 'tab';

/** The part of the screen's state that a view stores. */
export interface OnScreen {
  readonly place: ListPlace;
  readonly tab: string | undefined;
  readonly choice: ColumnChoice;
}

/** @example toView(staffList, { place, tab: 'active', choice }).filters.tab === 'active' */
export function toView(definition: ListDefinition, { place, tab, choice }: OnScreen): KeptView {
  return {
    search: place.search,
    sort: place.sort,
    per_page: place.per_page,
    filters: { ...place.filters, ...(tab === undefined ? {} : { [tabKey]: tab }) },
    columns: shownKeys(definition, choice),
    ...(Object.keys(choice.widths ?? {}).length === 0 ? {} : { widths: choice.widths }),
  };
}

export interface OpenedView extends OnScreen {
  /** Columns and filters that the view names and this list no longer has, or this person may not see; they are reported (P-09). */
  readonly dropped: readonly string[];
}

/**
 * Returns the screen's state when a view is opened: page one of its filters, sort and columns. Unknown parts are left out and listed in `dropped`, so that the
 * user knows that the view is incomplete.
 */
export function fromView(definition: ListDefinition, id: number, view: KeptView, tabs: readonly string[]): OpenedView {
  const { [tabKey]: tab, ...filters } = view.filters;
  const known = knownFilters(definition, filters);
  const keys = new Set<string>(definition.columns.map((column) => column.key));
  const columns = view.columns?.filter((key) => keys.has(key));
  return {
    place: {
      page: 1,
      per_page: view.per_page ?? perPage.fallback,
      search: view.search,
      filters: known,
      view: id,
      sort: (view.sort === undefined ? undefined : knownSort(definition, view.sort)) ?? definition.sort,
    },
    tab: tab !== undefined && tabs.includes(tab) ? tab : undefined,
    choice: choiceOf(definition, columns, view.widths),
    dropped: [
      ...(view.columns ?? []).filter((key) => !keys.has(key)),
      ...Object.keys(filters).filter((key) => known[key] === undefined),
    ],
  };
}

/** Returns whether the screen still shows what the view stores. The page does not count, nor do parts that the list no longer has. */
export function sameView(definition: ListDefinition, view: KeptView, now: OnScreen): boolean {
  const tab = view.filters[tabKey];
  if (tab !== undefined && tab !== now.tab) return false;
  const opened = fromView(definition, 0, view, []);
  return kept(definition, { ...opened, tab: now.tab }) === kept(definition, now);
}

/** Returns whether columns, widths and sort are the list's defaults. The search does not count. */
export function standardLooks(
  definition: ListDefinition,
  { place, choice }: Pick<OnScreen, 'place' | 'choice'>,
): boolean {
  const looks = (one: ColumnChoice) =>
    JSON.stringify([shownKeys(definition, one), Object.entries(one.widths ?? {}).length]);
  return place.sort === definition.sort && looks(choice) === looks(standardChoice(definition));
}

function kept(definition: ListDefinition, screen: OnScreen): string {
  const { filters, widths = {}, ...rest } = toView(definition, screen);
  const inOrder = (of: Readonly<Record<string, string | number>>) =>
    Object.entries(of).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([rest, inOrder(filters), inOrder(widths)]);
}
