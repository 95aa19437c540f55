import { Check, Eye, Pencil, Printer, Trash2, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import type { Density } from '@waybill/domain/kernel/locale.ts';
import { BulkBar } from '../table/BulkBar.tsx';
import { Button } from '../layout/Button.tsx';
import { Chips } from '../layout/Chips.tsx';
import { ColumnChooser } from '../table/ColumnChooser.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { DensitySwitch } from '../table/DensitySwitch.tsx';
import { Pagination } from '../table/Pagination.tsx';
import { Pill } from '../layout/Pill.tsx';
import { SavedViewMenu } from '../table/SavedViewMenu.tsx';
import { Tabs } from '../layout/Tabs.tsx';
import { useToast } from '../feedback/Toasts.tsx';
import { visibleColumns, type TableColumn, type ColumnChoice, type Sort } from '../table/columns.ts';
import { useRowTab, type TableActions } from '../table/table-parts.ts';
import { useCount } from '../table/use-count.ts';
import { sampleLabels, sampleWords as w, type SampleLabel } from './data-samples.ts';
import styles from './DataGallery.module.css';
import type { NamedView } from '../table/SavedViews.tsx';

function CodeLink({ code }: { code: string }) {
  const tab = useRowTab();
  return (
    <a className="code" href={`#${code}`} tabIndex={tab} onClick={(event) => event.preventDefault()}>
      {code.replace(/(..)(\d{4})(\d{4})(\d)(..)/, '$1 $2 $3 $4 $5')}
    </a>
  );
}

function useColumns(): TableColumn<SampleLabel>[] {
  const say = useSay();
  const locale = useLocale();
  return useMemo(
    () => [
      {
        key: 'code',
        label: say(w.code),
        width: 176,
        sticky: 'start',
        sortable: true,
        card: 'title',
        cell: (row) => <CodeLink code={row.code} />,
      },
      { key: 'merchant', label: say(w.merchant), sortable: true, cell: (row) => row.merchant },
      { key: 'receiver', label: say(w.receiver), cell: (row) => row.receiver },
      { key: 'township', label: say(w.township), cell: (row) => row.township },
      {
        key: 'cod',
        label: say(w.cod),
        align: 'end',
        sortable: true,
        cell: (row) =>
          row.cod === 0 ? (
            <span className="muted" data-empty>
              –
            </span>
          ) : (
            sayKyat(row.cod, locale)
          ),
      },
      { key: 'status', label: say(w.status), cell: (row) => <Pill tone={row.tone} label={say.loose(row.status)} /> },
      {
        key: 'updated',
        label: say(w.updated),
        card: 'hidden',
        sortable: true,
        cell: (row) => <span className="muted">{row.updated}</span>,
      },
    ],
    [say, locale],
  );
}

function useActions(): TableActions<SampleLabel> {
  const say = useSay();
  const toast = useToast();
  return useMemo(
    () => ({
      list: [
        { key: 'view', title: say(w.view), icon: Eye, name: 'label-detail', params: (row) => ({ id: row.id }) },
        {
          key: 'print',
          title: say(w.print),
          icon: Printer,
          className: 'sample-print',
          event: 'print',
          labelId: (row) => row.id,
        },
        {
          key: 'edit',
          title: say(w.edit),
          icon: Pencil,
          callback: (row) => toast.info(say(w.done, { what: row.code })),
        },
        {
          key: 'rollback',
          title: say(w.rollback),
          icon: Undo2,
          refused: (row) => (row.tone === 'transit' ? undefined : say(w.refused)),
          callback: (row) => toast.info(say(w.done, { what: row.code })),
        },
        {
          key: 'delete',
          title: say(w.remove),
          icon: Trash2,
          delete: true,
          callback: (row) => toast.success(say(w.done, { what: row.code })),
        },
      ],
      onEvent: ({ event, labelId }) => toast.success(`${event} ${labelId ?? ''}`),
      hrefOf: (route) => `#${route.name}/${route.params?.id ?? ''}`,
    }),
    [say, toast],
  );
}

const perPage = 12;
const all = sampleLabels(1262);
const few = sampleLabels(6);

function sorted(rows: SampleLabel[], sort: Sort | undefined): SampleLabel[] {
  if (!sort) return rows;
  const way = sort.direction === 'asc' ? 1 : -1;
  const value = (row: SampleLabel) => row[sort.key as 'code' | 'cod' | 'merchant' | 'updated'];
  return [...rows].sort((one, other) => (value(one) < value(other) ? -way : value(one) > value(other) ? way : 0));
}

/** Shows a whole list, composed as on a screen of the product. */
export function WholeList() {
  const say = useSay();
  const toast = useToast();
  const columns = useColumns();
  const actions = useActions();
  const [page, setPage] = useState(1);
  const [sort, setSort] = useState<Sort | undefined>({ key: 'code', direction: 'asc' });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(['2', '4']));
  const [choice, setChoice] = useState<ColumnChoice>({ order: [], hidden: [] });
  const rows = useMemo(() => sorted(all, sort).slice((page - 1) * perPage, page * perPage), [page, sort]);
  const shown = useMemo(() => visibleColumns(columns, choice), [columns, choice]);
  const open = (row: SampleLabel) => toast.info(say(w.done, { what: row.code }));
  return (
    <>
      <ListBar columns={columns} choice={choice} onChoice={setChoice} />
      <DataTable
        label={say(w.labels)}
        columns={shown}
        rows={rows}
        rowId={(row) => String(row.id)}
        firstNumber={(page - 1) * perPage + 1}
        total={all.length}
        sort={{ by: sort, onSort: setSort }}
        actions={actions}
        onOpen={open}
        onPeek={open}
        selection={{ ticked, onSelect: ({ ids }) => setTicked(new Set(ids)) }}
        footer={
          <Pagination
            page={page}
            last={Math.ceil(all.length / perPage)}
            onPage={setPage}
            total={all.length}
            perPage={perPage}
            hrefOf={(to) => `#page-${to}`}
          />
        }
      />
      <Dock
        ticked={ticked}
        here={rows.filter((row) => ticked.has(String(row.id))).length}
        clear={() => setTicked(new Set())}
      />
    </>
  );
}

function Dock({ ticked, here, clear }: { ticked: ReadonlySet<string>; here: number; clear: () => void }) {
  const say = useSay();
  const toast = useToast();
  const count = useCount();
  const [matching, setMatching] = useState(false);
  const n = matching ? all.length : ticked.size;
  const run = (label: string) => ({ label, onRun: () => toast.success(say(w.done, { what: label })) });
  return (
    <BulkBar
      selected={ticked.size}
      here={here}
      matching={all.length}
      all={matching}
      onSelectAll={() => setMatching(true)}
      onClear={() => {
        setMatching(false);
        clear();
      }}
      actions={[
        { key: 'accept', icon: Check, ...run(say(w.acceptMany, { n: count(n) })) },
        { key: 'print', icon: Printer, ...run(say(w.printMany, { n: count(n) })) },
        { key: 'export', ...run(say(w.exportMany, { n: count(n) })) },
        {
          key: 'remove',
          icon: Trash2,
          tone: 'danger',
          ...run(say(w.removeMany, { n: count(n) })),
          refused: n > 100 ? say(w.refused) : undefined,
        },
      ]}
    />
  );
}

function ListBar({
  columns,
  choice,
  onChoice,
}: {
  columns: readonly TableColumn<SampleLabel>[];
  choice: ColumnChoice;
  onChoice: (choice: ColumnChoice) => void;
}) {
  const say = useSay();
  const [chips, setChips] = useState([
    { key: 'branch', label: say(w.branch), value: say(w.branchYgn) },
    { key: 'day', label: say(w.day), value: '15-11-2026 – 21-11-2026' },
  ]);
  const [density, setDensity] = useState<Density>('normal');
  const [views, setViews] = useState<NamedView[]>([
    { key: 'mine', name: say(w.myPending), visibility: 'private', own: true },
    { key: 'late', name: say(w.lateInBranch), visibility: 'branch', own: false },
  ]);
  const [view, setView] = useState<string | undefined>('mine');
  const tabs = [
    ['search', w.search],
    ['pending', w.labels, 214],
    ['process', w.process, 381],
    ['ongoing', w.ongoing, 2917],
  ] as const;
  return (
    <>
      <Tabs
        label={say(w.labels)}
        current="pending"
        tabs={tabs.map(([key, word, count]) => ({ key, label: say(word), href: `#${key}`, count }))}
      />
      <div className={styles.bar}>
        <Chips
          chips={chips}
          onRemove={(key) => setChips(chips.filter((chip) => chip.key !== key))}
          onClear={() => setChips([])}
        />
        <span className={styles.tools}>
          <SavedViewMenu
            views={views}
            current={view}
            changed={view === 'mine'}
            mayShare
            onApply={setView}
            onUpdate={() => setView('mine')}
            onDelete={(key) => setViews(views.filter((one) => one.key !== key))}
            onSave={({ name, visibility }) => setViews([...views, { key: name, name, visibility, own: true }])}
          />
          <ColumnChooser
            columns={columns.map(({ key, label }) => ({ key, label, fixed: key === 'code' }))}
            choice={choice}
            onChange={onChoice}
            onReset={() => onChoice({ order: [], hidden: [] })}
          />
          <DensitySwitch
            value={density}
            onChange={(next) => {
              setDensity(next);
              document.documentElement.dataset.density = next;
            }}
          />
        </span>
      </div>
    </>
  );
}

/** The tab "pending": a code toggles its row, and rows of the history are ticked automatically. */
export function PendingList() {
  const say = useSay();
  const columns = useColumns();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  return (
    <DataTable
      label={say(w.labels)}
      columns={columns}
      rows={few}
      rowId={(row) => String(row.id)}
      firstNumber={101}
      selection={{
        ticked,
        onSelect: ({ ids }) => setTicked(new Set(ids)),
        history: ['3', '5'],
        codeOf: (row) => row.code,
        canTick: canTick,
      }}
    />
  );
}

const canTick = (row: SampleLabel) => row.id !== 6;

/** Shows the states loading, empty, failed and refreshing. */
export function TableStates() {
  const say = useSay();
  const columns = useColumns();
  const [tries, setTries] = useState(0);
  const common = { label: say(w.labels), columns, rowId: (row: SampleLabel) => String(row.id) };
  return (
    <div className="grid4">
      <DataTable {...common} rows={undefined} loading awaited={4} />
      <DataTable {...common} rows={[]} />
      <DataTable
        {...common}
        rows={[]}
        empty={{
          message: say(w.noLabels),
          hint: say(w.noLabelsHint),
          action: <Button variant="main">{say(w.newLabel)}</Button>,
        }}
      />
      <DataTable
        {...common}
        rows={undefined}
        failure={{
          requestId: '7F3K-91QX',
          message: tries > 0 ? say(w.offline) : undefined,
          onRetry: () => setTries(tries + 1),
        }}
      />
      <DataTable {...common} rows={few.slice(0, 3)} loading />
    </div>
  );
}
