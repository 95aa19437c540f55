import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { cellText } from '@waybill/contract/kernel/cell-text.ts';
import type { Column } from '@waybill/contract/kernel/list.ts';
import { customerColumn, type Report } from '@waybill/contract/rooms/reports/report.ts';
import type { ReportSummary } from '@waybill/contract/rooms/reports/reports.contract.ts';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import type { Locale } from '@waybill/domain/kernel/locale.ts';
import { sayKyat } from '@waybill/domain/kernel/money.ts';
import { say as sayIn, sayLoose } from '@waybill/domain/kernel/words.ts';
import { mayEnter } from '@waybill/domain/kernel/access.ts';
import { firstMessage } from '../../kernel/api-error.ts';
import { call } from '../../kernel/client.ts';
import { useSay } from '../../kernel/i18n.tsx';
import { usePageLoading, usePageParams, useSearchState } from '../../kernel/page-hooks.ts';
import { PageLink } from '../../kernel/PageLink.tsx';
import { useUser, useViewer } from '../../kernel/session-store.ts';
import { Callout } from '../../ui/feedback/Callout.tsx';
import { buttonLook } from '../../ui/layout/Button.tsx';
import { PaperDesk, SignedSheet } from '../prints/prints.door.ts';
import { sheetsOf } from '../prints/paper.door.ts';
import { columnOf, sumColumns } from './report-figures.ts';
import { reportPageWords as words } from './report-page.words.ts';
import { questionOf, readReportPlace, reportsInOrder, writeReportPlace, type ReportPlace } from './report-place.ts';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

type Row = Readonly<Record<string, unknown>>;
interface Printed {
  readonly summary: ReportSummary;
  readonly rows: readonly Row[];
}

/** A page of rows as it is fetched, and how many pages are printed at most: what is longer is read as a file. */
const [perFetch, fetches] = [200, 5];

async function readPrinted(tab: string, place: ReportPlace, signal: AbortSignal): Promise<Printed> {
  const query = questionOf(place);
  const { data: summary } = await call('reports.summary', {
    params: { tab },
    query: { ...query, ...(place.by === null ? {} : { by: place.by }) },
    signal,
  });
  const rows: Row[] = [];
  for (let page = 1; page <= fetches && rows.length < summary.totals.rows; page++) {
    const found = await call('reports.rows', {
      params: { tab },
      query: { ...query, page, per_page: perFetch },
      signal,
    });
    rows.push(...found.data);
    if (page >= found.last_page) break;
  }
  return { summary, rows };
}

/** The rows of a report on paper with their sums, those of each customer under their own heading where each was asked for. */
export function PrintReportPage() {
  const say = useSay();
  const viewer = useViewer();
  const tab = usePageParams()['tab'] ?? '';
  const [place] = useSearchState(readReportPlace);
  const report = reportsInOrder.find(({ key, list }) => key === tab && mayEnter(list.access, viewer));
  const { data, error } = useQuery({
    queryKey: ['reports.rows', 'print', tab, place],
    retry: false,
    queryFn: ({ signal }) => readPrinted(tab, place, signal),
  });
  usePageLoading(data === undefined && error === null);
  if (error)
    return (
      <Callout tone="danger" live title={say(words.failed)}>
        {firstMessage(error)}
      </Callout>
    );
  return report && data ? <Desk report={report} printed={data} place={place} /> : null;
}

/** Number of lines that fit on an A4 sheet. */
const room = { first: 32, next: 32, signatures: 6 } as const;

type Line =
  | { readonly kind: 'row'; readonly row: Row }
  | { readonly kind: 'section'; readonly name: string; readonly rows: readonly Row[] };

function linesOf(rows: readonly Row[], bySection: boolean): Line[] {
  if (!bySection) return rows.map((row) => ({ kind: 'row', row }));
  const sections = new Map<string, Row[]>();
  for (const row of rows) {
    const name = String(row[customerColumn] ?? '');
    sections.set(name, [...(sections.get(name) ?? []), row]);
  }
  return [...sections].flatMap(([name, own]): Line[] => [
    { kind: 'section', name, rows: own },
    ...own.map((row): Line => ({ kind: 'row', row })),
  ]);
}

function Desk({ report, printed, place }: { report: Report; printed: Printed; place: ReportPlace }) {
  const say = useSay();
  const { name } = useUser();
  const { summary, rows } = printed;
  const sections = report.customers && place.customers !== 'all';
  const sheets = useCallback(
    (locale: Locale) => {
      const pages = sheetsOf(linesOf(rows, sections), room);
      const columns = paperColumns(report, sections);
      return pages.map((lines, at) => (
        <SignedSheet
          key={at}
          locale={locale}
          title={sayLoose(report.list.title, locale)}
          number=""
          facts={[
            [
              sayIn(commonWords.fromTo, locale, { from: formatDate(summary.from), to: formatDate(summary.to) }),
              sayIn(summary.final ? words.final : words.notFinal, locale),
            ].join(' · '),
            sayLoose(report.question, locale),
          ]}
          page={at + 1}
          pages={pages.length}
          printedAt={summary.at}
          total={totalOf(report, printed, locale)}
          signatures={[
            { as: sayIn(words.madeBy, locale), name },
            { as: sayIn(words.checked, locale), name: null },
          ]}>
          <PaperTable columns={columns} lines={lines} locale={locale} />
        </SignedSheet>
      ));
    },
    [report, printed, rows, sections, summary, name],
  );
  return (
    <PaperDesk
      title={say.loose(report.list.title)}
      data={printed}
      sheets={sheets}
      more={
        <PageLink
          to="report"
          params={{ tab: report.key }}
          search={writeReportPlace(place)}
          className={buttonLook('plain')}>
          {say(words.back)}
        </PageLink>
      }
    />
  );
}

/** Paper is narrow: which day, which and whose, then all that is added up. */
function paperColumns(report: Report, sections: boolean): Column[] {
  const isNamed = ({ key, main }: Column) =>
    key === day || main || key === 'branch' || (key === customerColumn && !sections);
  const keys = report.paper ?? [
    ...report.list.columns
      .filter((column) => isNamed(column) && !report.sums.includes(column.key))
      .map(({ key }) => key),
    ...report.sums,
  ];
  return keys.map((key) => {
    const column = columnOf(report, key);
    return key === day ? { ...column, kind: 'date' } : column;
  });
}

const day = 'day';

/** The day and what the row is called stay on one line. */
const widthOf = ({ key, kind }: Column): string | undefined =>
  key === day ? '20mm' : kind === 'code' ? '30mm' : undefined;

function totalOf(report: Report, { summary, rows }: Printed, locale: Locale): string {
  const sums = sumColumns(report).map(
    ({ key, word }) => `${sayLoose(word, locale)}: ${sayKyat(summary.totals.sums[key] ?? 0, locale)}`,
  );
  const all = summary.totals.rows;
  const some =
    rows.length < all
      ? [sayIn(words.tooLong, locale, { n: groupThousands(rows.length), all: groupThousands(all) })]
      : [];
  return [`${sayIn(commonFieldWords.row_count, locale)}: ${groupThousands(all)}`, ...sums, ...some].join(' · ');
}

interface TableProps {
  readonly columns: readonly Column[];
  readonly lines: readonly Line[];
  readonly locale: Locale;
}

function PaperTable({ columns, lines, locale }: TableProps) {
  const named = columns.filter(({ kind }) => kind !== 'kyat').length;
  const sumOf = (rows: readonly Row[], key: string) =>
    rows.reduce((sum, row) => sum + (typeof row[key] === 'number' ? row[key] : 0), 0);
  const end = { textAlign: 'end' } as const;
  return (
    <table>
      <colgroup>
        {columns.map((column) => (
          <col key={column.key} style={{ width: widthOf(column) }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ key, word }, at) => (
            <th key={key} style={at < named ? undefined : end}>
              {sayLoose(word, locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) =>
          line.kind === 'row' ? (
            <tr key={at}>
              {columns.map((column, place) => (
                <td key={column.key} style={place < named ? undefined : end}>
                  {cellText(column, line.row, locale)}
                </td>
              ))}
            </tr>
          ) : (
            <tr key={at}>
              <th colSpan={named}>{line.name}</th>
              {columns.slice(named).map(({ key }) => (
                <th key={key} style={end}>
                  {groupThousands(sumOf(line.rows, key))}
                </th>
              ))}
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
