import { useMemo, type ReactNode } from 'react';
import { perPage, type Column as ListColumn, type ColumnKind } from '@waybill/contract/kernel/list.ts';
import { AppLink } from '../../kernel/AppLink.tsx';
import { ApiError } from '../../kernel/api-error.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageGo } from '../../kernel/page-hooks.ts';
import { hrefTo, useMayOpen } from '../../kernel/page-links.ts';
import { worksOnTheStreet } from '@waybill/domain/kernel/roles.ts';
import { lazyPart } from '../../kernel/lazy-part.tsx';
import { useUser } from '../../kernel/session-store.ts';
import type { PageTarget } from '../../kernel/pages.ts';
import { sayTime } from '../../kernel/today.ts';
import { usePreferences } from '../../kernel/preferences.ts';
import { Button } from '../../ui/layout/Button.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { Pagination } from '../../ui/table/Pagination.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { visibleColumns, type TableColumn } from '../../ui/table/columns.ts';
import type { NamedRoute } from '../../ui/table/row-actions.ts';
import { useRowTab, type TableActions } from '../../ui/table/table-parts.ts';
import { withWidth, type TableWidths } from '../../ui/table/widths.ts';
import { useCount } from '../../ui/table/use-count.ts';
import { Cell, cellAlign } from '../cells.tsx';
import { cardPlaces, figureOf } from './card-places.ts';
import type { ListCall, RowOf } from './list-call.ts';
import type { ListPageProps } from './list-page-types.ts';
import { headSort, sortOf } from './list-state.ts';
import { listWords } from './list.words.ts';
import type { ListModel } from './use-list-page.ts';
import styles from './ListPage.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { dataWords } from '../../ui/table/data.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const CountFirst = lazyPart(async () => (await import('./CountFirst.tsx')).CountFirst);

type ListTableProps<Id extends ListCall> = ListPageProps<Id> & {
  model: ListModel<Id>;
  /** Element for the field for typed and scanned codes. */
  codePlace: HTMLElement | null;
};

/** Names and texts may be long: they give way when a table of them does not fit. Codes, amounts, dates and states are always whole. */
const texts: readonly ColumnKind[] = ['text', 'words', 'named', 'names'];
const givesOf = ({ main, tells }: ListColumn) => (main ? 'name' : tells ? 'subject' : 'text');
/** Maximum number of action buttons in a row; the others are in its menu, which can show why each is refused. */
const actionsBeside = 1;

/** The rows of a list: its table, or a message when the list is empty, and the pages below. */
export function ListTable<Id extends ListCall>(props: ListTableProps<Id>) {
  const { definition, model, title = definition.title } = props;
  const say = useSay();
  const go = usePageGo();
  const { singleKeys } = usePreferences();
  const { place, data, selection } = model;
  const columns = useTableColumns(props);
  const actions = useTableActions<RowOf<Id>>(props.rowActions);
  const choosing = props.bulk !== undefined || props.selection !== undefined;
  const opens = props.opens;
  const mayOpen = useMayOpen();
  const open = (row: RowOf<Id>, newTab: boolean) => {
    const target = opens?.(row);
    if (!target || !mayOpen(target.name)) return;
    if (newTab) window.open(hrefTo(target), '_blank', 'noopener');
    else go(target);
  };
  return (
    <DataTable
      label={say(title)}
      columns={columns}
      rows={data.rows}
      rowId={idOf}
      loading={data.fetching}
      failure={useFailure(data)}
      empty={useEmpty(model, props)}
      firstNumber={(place.page - 1) * place.per_page + 1}
      total={data.capped ? undefined : data.total}
      awaited={Math.min(place.per_page, 12)}
      singleKeys={singleKeys}
      selection={
        choosing
          ? { ...props.selection, codePlace: props.codePlace, ticked: selection.ticked, onSelect: selection.select }
          : undefined
      }
      sort={{ by: headSort(place.sort), onSort: (head) => model.move({ sort: sortOf(head, definition.sort) }) }}
      widths={useWidths(model)}
      onCancel={data.cancel}
      actions={actions}
      onOpen={opens && open}
      onEnter={props.onEnter}
      footer={<Foot model={model} />}
    />
  );
}

const idOf = (row: { readonly id: number }) => String(row.id);

function useTableColumns<Id extends ListCall>({
  definition,
  model,
  cells,
  opens,
}: ListTableProps<Id>): readonly TableColumn<RowOf<Id>>[] {
  const say = useSay();
  const { choice } = model;
  const oneBranch = useOneBranch(model);
  return useMemo(() => {
    const shown = visibleColumns(definition.columns, choice).filter(
      ({ key, main }) => !oneBranch || main || key !== 'branch',
    );
    const places = cardPlaces(shown);
    const figure = figureOf(shown)?.key;
    return shown.map((column: ListColumn, at): TableColumn<RowOf<Id>> => {
      const own = cells?.[column.key];
      const value = (row: RowOf<Id>): ReactNode => (own ? whole(own(row)) : <Cell column={column} row={row} />);
      const leads = column.main === true && opens !== undefined;
      return {
        key: column.key,
        label: say(column.word),
        align: cellAlign(column.kind),
        sortable: column.sortable,
        gives: texts.includes(column.kind) ? givesOf(column) : undefined,
        card: places.get(column.key) ?? 'rest',
        sticky: column.main && at === 0 ? 'start' : column.key === figure ? 'between' : undefined,
        cell: leads ? (row) => <RowLink target={opens(row)}>{value(row)}</RowLink> : value,
      };
    });
  }, [definition, choice, cells, opens, say, oneBranch]);
}

/** A text of a room's own cell with a tooltip, because its column may cut it. */
const whole = (shown: ReactNode): ReactNode =>
  typeof shown === 'string' ? (
    <span title={shown} data-empty={shown === '–' || undefined}>
      {shown}
    </span>
  ) : (
    shown
  );

/** Whether the branch is the same in every row, for a person of one branch: its column says nothing then. */
function useOneBranch<Id extends ListCall>({ data }: ListModel<Id>): boolean {
  const { all_branches, branch_collection_id, jointed_branches } = useUser();
  if (all_branches || branch_collection_id !== null || jointed_branches.length > 1) return false;
  const names = (data.rows ?? []).map((row) => JSON.stringify((row as { branch?: unknown }).branch));
  return names.length > 0 && new Set(names).size === 1;
}

/** The name of a row as a link, so that it can be opened in a new tab. */
function RowLink({ target, children }: { target: PageTarget | null; children: ReactNode }) {
  const tabIndex = useRowTab();
  const mayOpen = useMayOpen();
  if (target === null || !mayOpen(target.name)) return children;
  return (
    <AppLink className={styles.rowLink} href={hrefTo(target)} tabIndex={tabIndex}>
      {children}
    </AppLink>
  );
}

/** The routes of a table know no pages; those of a list are checked (`PageAction`). */
const targetOf = ({ name, params, query }: NamedRoute) => ({ name, params, search: query }) as unknown as PageTarget;

function useTableActions<Row>(list: ListPageProps<ListCall>['rowActions'] | undefined): TableActions<Row> | undefined {
  const go = usePageGo();
  return useMemo(
    () =>
      list && {
        list: list as unknown as TableActions<Row>['list'],
        room: actionsBeside,
        hrefOf: (route) => hrefTo(targetOf(route)),
        onRoute: (route, newTab) => {
          if (newTab) window.open(hrefTo(targetOf(route)), '_blank', 'noopener');
          else go(targetOf(route));
        },
      },
    [list, go],
  );
}

/** Column widths are part of the column choice: stored, saved in views and reset with it. */
function useWidths<Id extends ListCall>({ choice, change }: ListModel<Id>): TableWidths {
  return {
    of: choice.widths ?? noWidths,
    onResize: (key, width) => change({ ...choice, widths: withWidth(choice.widths, key, width) }),
  };
}

const noWidths: TableWidths['of'] = {};

/** Returns why the rows could not be loaded. Earlier rows stay, with their time. */
function useFailure({ error, rows, asOf, retry, cancelled }: ListModel<ListCall>['data']) {
  const say = useSay();
  if (cancelled) return { onRetry: retry, stopped: true };
  if (!error) return undefined;
  const requestId = error instanceof ApiError && error.requestId !== null ? { requestId: error.requestId } : {};
  return {
    onRetry: retry,
    ...requestId,
    ...(rows ? { message: say(listWords.stale, { time: sayTime(asOf) }) } : {}),
  };
}

/** Returns the message for a page after the last one, no matches, or no records at all, with one action. */
function useEmpty<Id extends ListCall>(
  { place, data, move }: ListModel<Id>,
  { definition, first, live }: ListTableProps<Id>,
) {
  const say = useSay();
  const { role } = useUser();
  if (data.total > 0 && place.page > data.lastPage) {
    return {
      message: say(listWords.pageGone),
      action: <Button onClick={() => move({ page: 1 })}>{say(listWords.firstPage)}</Button>,
    };
  }
  const narrowed = place.search !== '' || Object.keys(place.filters).length > 0;
  return narrowed
    ? {
        message: say(commonWords.noMatchingResult),
        action: <Button onClick={() => move({ search: '', filters: {} })}>{say(dataWords.filtersClear)}</Button>,
      }
    : {
        hint: say(definition.about),
        // Lists of parcels subscribe to `labels`.
        action: worksOnTheStreet(role.level) && live?.includes('labels') ? <CountFirst>{first}</CountFirst> : first,
      };
}

function Foot<Id extends ListCall>({ model }: { model: ListModel<Id> }) {
  const say = useSay();
  const count = useCount();
  const { place, data, move, addressOfPage } = model;
  if (data.rows === undefined || (data.total === 0 && place.page === 1)) return null;
  const choices = [...new Set([...perPage.choices, place.per_page])].sort((a, b) => a - b);
  return (
    <div className={styles.foot}>
      <div className={styles.perPage}>
        <span aria-hidden="true">{say(commonFieldWords.per_page)}</span>
        <Select
          label={say(commonFieldWords.per_page)}
          options={choices.map((n) => ({ value: n, label: count(n) }))}
          value={place.per_page}
          onChange={(n) => {
            if (n !== null) move({ per_page: n });
          }}
        />
      </div>
      <Pagination
        page={place.page}
        last={data.lastPage}
        perPage={place.per_page}
        {...(data.capped || place.page > data.lastPage ? {} : { total: data.total })}
        hrefOf={addressOfPage}
        onPage={(page) => move({ page })}
      />
    </div>
  );
}
