import { useMemo, useState } from 'react';
import { hrefOf } from '../../kernel/page-links.ts';
import { useNotFoundUnless, usePageGo, usePageParams, useSearchState } from '../../kernel/page-hooks.ts';
import type { ColumnChoice } from '../../ui/table/columns.ts';
import type { ListCall, RowOf } from './list-call.ts';
import type { ListPageProps } from './list-page-types.ts';
import { parsePlace, writePlace, type ListPlace } from './list-state.ts';
import { useOwnChoice, useViewChoice } from './use-column-choice.ts';
import { useListData } from './use-list-data.ts';
import { useListSelection } from './use-list-selection.ts';
import { useViews } from './use-views.ts';
import { fromView, sameView, standardLooks, toView } from './view-state.ts';
import { choiceOf } from './column-choice.ts';

/** Returns the state and the actions of a list page, without its rendering. */
export function useListPage<Id extends ListCall>(props: ListPageProps<Id>) {
  const { definition } = props;
  const where = usePlace(props);
  const { place, tab } = where;
  const data = useListData({ call: props.call, place, fixed: where.fixed, live: props.live, counts: props.counts });
  const question = { search: place.search, filters: { ...place.filters, ...where.fixed } };
  const selection = useListSelection<RowOf<Id> & { id: number }>({ definition, rows: data.rows, question, tab });
  const looks = useLooks(props, where);
  return { ...where, ...looks, data, selection, question };
}
export type ListModel<Id extends ListCall> = ReturnType<typeof useListPage<Id>>;

/** The state of the list: tab, search, filters, sort and page, all in the address (N-35). */
function usePlace<Id extends ListCall>({ definition, page, tabs, fixed, tabParam = 'tab' }: ListPageProps<Id>) {
  const parse = useMemo(() => parsePlace(definition), [definition]);
  const params = usePageParams();
  const go = usePageGo();
  const [raw, setSearch] = useSearchState(parse);
  const named = tabs?.find((one) => one.value === params[tabParam]);
  useNotFoundUnless(!tabs || !params[tabParam] || !!named);
  const tab = named ?? tabs?.[0];
  const hidden = useMemo(() => ({ ...tab?.filters, ...fixed }), [tab, fixed]);
  // The address cannot override filters that the tab sets.
  const place = useMemo<ListPlace>(
    () => ({ ...raw, filters: without(raw.filters, Object.keys(hidden)) }),
    [raw, hidden],
  );
  const addressFor = (next: ListPlace, nextTab = tab?.value) =>
    hrefOf(
      page,
      { ...params, ...(nextTab === undefined ? {} : { [tabParam]: nextTab }) },
      writePlace(definition, next),
    );
  return {
    place,
    tab: tab?.value,
    fixed: hidden,
    addressOfPage: (number: number) => addressFor({ ...place, page: number }),
    addressOfTab: (value: string) => addressFor({ ...place, page: 1 }, value),
    /** Changes search, filters, sort or page: any change except of the page returns to page one. */
    move: (change: Partial<ListPlace>, options?: { replace?: boolean }) =>
      setSearch(writePlace(definition, { ...place, page: 1, ...change }), options),
    open: (next: ListPlace, nextTab: string | undefined) =>
      go(page, {
        params: { ...params, ...(nextTab === undefined ? {} : { [tabParam]: nextTab }) },
        search: writePlace(definition, next),
      }),
  };
}

function without(filters: Readonly<Record<string, string>>, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).filter(([key]) => !keys.includes(key)));
}

/** The visible columns: those of the open view, else the user's own choice (P-09). */
function useLooks<Id extends ListCall>(
  { definition, tabs }: ListPageProps<Id>,
  { place, tab, open, move }: ReturnType<typeof usePlace<Id>>,
) {
  const views = useViews(definition.name);
  const own = useOwnChoice(definition);
  const ofView = useViewChoice();
  const [noticeClosed, closeNotice] = useState<number | null>(null);
  const view = views.find(place.view);
  const tabValues = useMemo(() => (tabs ?? []).map((one) => one.value), [tabs]);
  const choice = useMemo(
    () => (view ? (ofView.of(view.id) ?? choiceOf(definition, view.state.columns, view.state.widths)) : own.choice),
    [view, ofView, definition, own.choice],
  );
  const change = (next: ColumnChoice) => (view ? ofView.set(view.id, next) : own.change(next));
  const screen = { place, tab, choice };
  const dropped = view && view.id !== noticeClosed ? fromView(definition, view.id, view.state, tabValues).dropped : [];
  return {
    choice,
    change,
    dropped,
    closeDropped: () => closeNotice(view?.id ?? null),
    resetColumns: () => (view ? ofView.set(view.id, choiceOf(definition, undefined)) : own.reset()),
    views: {
      ...views,
      current: view,
      changed: view
        ? !sameView(definition, view.state, screen)
        : place.view === null && !standardLooks(definition, screen),
      /** The view in the address does not exist for this person. */
      gone: place.view !== null && views.all !== undefined && view === undefined,
      apply: (id: number | undefined) => {
        const wanted = id === undefined ? undefined : views.find(id);
        // When no view is open, choosing the default also resets the columns; from a view it returns to the user's own columns.
        if (!wanted && !view) own.reset();
        if (!wanted) return move({ search: '', filters: {}, sort: definition.sort, view: null });
        ofView.set(wanted.id, undefined);
        closeNotice(null);
        const opened = fromView(definition, wanted.id, wanted.state, tabValues);
        return open(opened.place, opened.tab ?? tab);
      },
      keep: async (named: { name: string; visibility: 'private' | 'branch' | 'all' }) => {
        const saved = await views.save({ ...named, state: toView(definition, screen) });
        if (!saved) return;
        ofView.set(saved.id, undefined);
        open({ ...place, view: saved.id }, tab);
      },
      forget: async (id: number) => {
        const gone = views.find(id);
        if (gone && (await views.remove(gone)) && place.view === id)
          move({ page: place.page, view: null }, { replace: true });
      },
    },
  };
}
