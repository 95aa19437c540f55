import { useMemo } from 'react';
import { Download, RotateCcw } from 'lucide-react';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { exportList } from '@waybill/contract/rooms/exports/exports.columns.ts';
import type { ExportRow } from '@waybill/contract/rooms/exports/exports.contract.ts';
import { exportProblemWords, exportStateFaces } from '@waybill/contract/rooms/exports/exports.words.ts';
import { commandsFrom } from '@waybill/domain/kernel/lifecycle.ts';
import {
  exportKeptDays,
  exportLife,
  hasFile,
  isOpen,
  type ExportState,
} from '@waybill/domain/rooms/exports/export-states.ts';
import { addressOfCall, call } from '../../kernel/client.ts';
import { useLocale, useSay, type Say } from '../../kernel/i18n.tsx';
import { StatePill } from '../../shell/detail/DetailPage.tsx';
import { ListPage } from '../../shell/list/ListPage.tsx';
import { saveFile } from '../../shell/save-file.ts';
import { useAction } from '../../shell/use-action.ts';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { WorkProgress } from '../../ui/feedback/WorkProgress.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { PersonFileButton } from './PersonFileButton.tsx';
import { ScheduleButton, Schedules } from './Schedules.tsx';
import { exportPageWords as words } from './export-page.words.ts';
import styles from './ExportListPage.module.css';
import { sizeOf } from './size-text.ts';
import type { PageAction } from '../../shell/list/list-page-types.ts';

/** Every export asked for (N-22): how far it is, its size, who asked, until when it is kept; above them the reports that are made by the clock. */
export function ExportListPage() {
  const say = useSay();
  const count = useCount();
  const run = useAction();
  const rowActions = useMemo(() => rowActionsFor(say, run), [say, run]);
  const cells = useMemo(
    () => ({
      status: (row: ExportRow) => <StatusCell row={row} />,
      size: (row: ExportRow) => (row.size === null ? dash : <span className="num">{sized(say, row.size)}</span>),
      total: (row: ExportRow) => (row.total === null ? dash : <span className="num">{count(row.total)}</span>),
    }),
    [say, count],
  );
  return (
    <ListPage
      definition={exportList}
      call="exports.list"
      page="shipping-report.csv-list"
      live="export"
      searchHint={words.search}
      actions={
        <>
          <PersonFileButton />
          <ScheduleButton />
        </>
      }
      above={<Schedules />}
      rowActions={rowActions}
      cells={cells}
      figures={<p className={styles.note}>{say(words.note, { n: count(exportKeptDays) })}</p>}
    />
  );
}

const dash = (
  <span className="muted" data-empty>
    –
  </span>
);

function sized(say: Say, bytes: number): string {
  const { unit, n } = sizeOf(bytes);
  return say(words[unit], { n });
}

/** The state, and while it is being made, how far it is. */
function StatusCell({ row }: { row: ExportRow }) {
  const say = useSay();
  const locale = useLocale();
  const state = row.status as ExportState;
  const name = say(words.progressOf, { name: localName(row.list_name, locale) });
  return (
    <span className={styles.state}>
      <StatePill face={exportStateFaces[state]} />
      {row.problem !== null && <span className={styles.problem}>{say(exportProblemWords[row.problem])}</span>}
      {isOpen(state) && row.total !== null && (
        <span className={styles.progress}>
          {row.total > 0 ? (
            <WorkProgress label={name} done={row.done} total={row.total} />
          ) : (
            <ProgressBar label={name} />
          )}
        </span>
      )}
    </span>
  );
}

/** Commands on the user's exports: downloading a finished file, repeating a failed one. */
function rowActionsFor(say: Say, run: ReturnType<typeof useAction>): PageAction<ExportRow>[] {
  const refused = (row: ExportRow) => (row.own ? undefined : say(words.notYours));
  return [
    {
      key: 'download',
      title: say(words.download),
      icon: Download,
      refused,
      hidden: (row) => !hasFile(row.status as ExportState),
      callback: ({ id, list, format }) =>
        void run(async () => saveFile(await addressOfCall('exports.file', { id }), `${list}-${id}.${format}`)),
    },
    {
      key: 'retry',
      title: say(words.retry),
      icon: RotateCcw,
      refused,
      hidden: (row) => !commandsFrom(exportLife, row.status as ExportState).includes('retry'),
      callback: ({ id }) =>
        void run(() => call('exports.retry', { params: { id } }), {
          success: say(words.retried),
          changes: 'export',
        }),
    },
  ];
}
