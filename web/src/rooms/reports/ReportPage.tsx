import type { Word } from '@waybill/domain/kernel/words.ts';
import { FileSpreadsheet, FileText, Printer } from 'lucide-react';
import { formatClock, formatDate } from '@waybill/domain/kernel/calendar.ts';
import { exportFormats, type ExportFormat } from '@waybill/domain/rooms/exports/export-states.ts';
import { can, mayEnter } from '@waybill/domain/kernel/access.ts';
import type { Report } from '@waybill/contract/rooms/reports/report.ts';
import type { ReportSummary } from '@waybill/contract/rooms/reports/reports.contract.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { titleOf } from '../../kernel/page-links.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useCrumb, usePageLoading, usePageParams, useSearchState } from '../../kernel/page-hooks.ts';
import { useViewer } from '../../kernel/session-store.ts';
import { ExportNotices } from '../../shell/list/ExportNotices.tsx';
import { useExport } from '../../shell/list/use-export.ts';
import { PageHead } from '../../shell/PageHead.tsx';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { Button, buttonLook } from '../../ui/layout/Button.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';
import { Pill } from '../../ui/layout/Pill.tsx';
import { ScheduleButton, type ScheduledReport } from '../exports/exports.door.ts';
import { chartLabels } from '@waybill/domain/rooms/reports/report-periods.ts';
import { phone, useMedia } from '../../ui/use-media.ts';
import { minPoints } from '../../ui/charts/chart-axis.ts';
import { ReportBar } from './ReportBar.tsx';
import { ReportChart } from './ReportChart.tsx';
import { ReportPicker } from './ReportPicker.tsx';
import { ReportLines } from './ReportLines.tsx';
import { ReportRows } from './ReportRows.tsx';
import { ReportSums } from './ReportSums.tsx';
import { reportPageWords as words } from './report-page.words.ts';
import {
  customersOf,
  questionOf,
  readReportPlace,
  reportsInOrder,
  writeReportPlace,
  type ReportPlace,
} from './report-place.ts';
import { useSummary } from './use-report.ts';
import look from '../../ui/layout/Figures.module.css';
import styles from './Reports.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** A report of a period (N-19): its sums beside those before, drawn, grouped, and its rows; each figure opens what it is made of. */
export function ReportPage() {
  const tab = usePageParams()['tab'] ?? '';
  return <Opened key={tab} tab={tab} />;
}

function Opened({ tab }: { tab: string }) {
  const say = useSay();
  const viewer = useViewer();
  const [place, setPlace] = useSearchState(readReportPlace);
  const mine = reportsInOrder.filter(({ list }) => mayEnter(list.access, viewer));
  const report = mine.find(({ key }) => key === tab);
  const { data, error, refetch } = useSummary(tab, place);
  useCrumb(report && say.loose(report.list.title));
  usePageLoading(data === undefined && error === null);
  const go = (next: Partial<ReportPlace>) => setPlace(writeReportPlace({ ...place, page: 1, ...next }));
  const { only: _only, by: _by, page: _page, ...same } = place;
  const small = useMedia(phone);
  const files = report && data && <Files report={report} place={place} summary={data.data} />;
  return (
    <div className={look.page}>
      <PageHead
        title={report ? say.loose(report.list.title) : say(titleOf('report'))}
        aside={data && <PeriodState summary={data.data} />}
        actions={!small && files}
      />
      <ReportPicker
        reports={mine}
        current={tab}
        search={writeReportPlace({ ...same, only: null, by: null, page: 1 })}
      />
      {report && !small && <p className={styles.question}>{say.loose(report.question)}</p>}
      {report && <ReportBar report={report} place={place} customers={data?.data.customers ?? []} onGo={go} />}
      <ExportNotices />
      {error && (
        <Callout
          tone="danger"
          live
          title={say(words.failed)}
          actions={
            <Button small onClick={() => void refetch()}>
              {say(commonWords.tryAgain)}
            </Button>
          }>
          {firstMessage(error)}
        </Callout>
      )}
      {report && data && !error && (
        <>
          <ReportSums report={report} summary={data.data} />
          <div className={styles.columns}>
            {isDrawn(data.data) && (
              <ReportChart report={report} summary={data.data} onDay={(day) => go(dayOrMonth(day))} />
            )}
            <ReportLines report={report} summary={data.data} place={place} onGo={go} />
          </div>
          <ReportRows report={report} place={place} onGo={go} />
          {small && <div className="row">{files}</div>}
        </>
      )}
    </div>
  );
}

/** Few points are no picture: their sums are above and in the groups. */
const isDrawn = (summary: ReportSummary): boolean => chartLabels(summary).length >= minPoints;

/** One bar of the drawing: a day, or a month. */
const dayOrMonth = (key: string): Partial<ReportPlace> =>
  key.length === 7 ? { period: 'monthly', from: `${key}-01` } : { period: 'daily', from: key };

function PeriodState({ summary: { at, from, to, final } }: { summary: ReportSummary }) {
  const say = useSay();
  return (
    <span className="line">
      <span>
        {from === to ? formatDate(from) : say(commonWords.fromTo, { from: formatDate(from), to: formatDate(to) })}
      </span>
      {final ? (
        <Pill tone="success" label={say(words.final)} />
      ) : (
        <span title={say(words.notFinalHint)}>
          <Pill tone="attention" label={say(words.notFinal)} />
        </span>
      )}
      <span className="muted">{say(commonWords.asOf, { time: formatClock(new Date(at)) })}</span>
    </span>
  );
}

const faces: Readonly<Record<ExportFormat, { word: Word; icon: typeof FileText }>> = {
  csv: { word: commonWords.csv, icon: FileText },
  xlsx: { word: commonWords.excel, icon: FileSpreadsheet },
};

/** The same rows as a file, made by a job, or on paper. */
function Files({ report, place, summary }: { report: Report; place: ReportPlace; summary: ReportSummary }) {
  const say = useSay();
  const viewer = useViewer();
  const start = useExport(report.list);
  const { period: _period, ...filters } = questionOf(place);
  const sort = filters['customers'] === 'all' || !report.customers ? report.list.sort : 'customer';
  const columns = report.list.columns.map(({ key }) => key);
  return (
    <>
      {can(viewer, 'export.use') &&
        exportFormats.map((format) => (
          <Button
            key={format}
            icon={faces[format].icon}
            onClick={() =>
              void start({
                format,
                columns,
                sort,
                search: '',
                filters: { ...filters, from: summary.from, to: summary.to },
              })
            }>
            {say.loose(faces[format].word)}
          </Button>
        ))}
      {can(viewer, 'export.use') && <ScheduleButton of={scheduledAs(report, place, summary)} />}
      <PageLink
        to="report.print"
        params={{ tab: report.key }}
        search={writeReportPlace(place)}
        className={buttonLook('plain')}>
        <Icon of={Printer} />
        {say(commonWords.print)}
      </PageLink>
    </>
  );
}

/** Returns the report for a schedule, with the branches and customers of the page. A schedule computes its days at each run. */
function scheduledAs({ key, customers }: Report, place: ReportPlace, summary: ReportSummary): ScheduledReport {
  const { branch_id, branch_collection_id } = place;
  const customer_id = customers ? place.customer_id : null;
  return {
    report: key,
    branch_id,
    branch_collection_id,
    customers: customers ? customersOf(place) : 'all',
    customer_id,
    customer_name: summary.customers.find(({ id }) => id === customer_id)?.name ?? null,
  };
}
