import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import type { Report } from '@waybill/contract/rooms/reports/report.ts';
import type { ReportFigures, ReportSummary } from '@waybill/contract/rooms/reports/reports.contract.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { PageLink } from '../../kernel/PageLink.tsx';
import { Select } from '../../ui/inputs/Select.tsx';
import { Chip } from '../../ui/layout/Chip.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { columnOf, drawnValue, lineName, sumColumns } from './report-figures.ts';
import { reportPageWords as words } from './report-page.words.ts';
import { writeReportPlace, type ReportPlace } from './report-place.ts';
import look from '../../ui/layout/Figures.module.css';
import styles from './Reports.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

interface Props {
  readonly report: Report;
  readonly summary: ReportSummary;
  readonly place: ReportPlace;
  readonly onGo: (next: Partial<ReportPlace>) => void;
}

/** More lines than this are not drawn: the rows and the files have them all. */
const shownLines = 200;

/** The same sums by one of the report's groupings, ruled off by the total; each line opens its rows. */
export function ReportLines({ report, summary, place, onGo }: Props) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const column = columnOf(report, summary.by);
  const nameOf = (label: unknown) => lineName(column, label, locale) ?? say(words.without);
  const open = place.only !== null && place.only.startsWith(`${summary.by}:`);
  const [own] = summary.lines;
  const most = Math.max(1, ...summary.lines.map((line) => Math.abs(drawnValue(report, line))));
  const partOf = (line: ReportFigures) => (Math.abs(drawnValue(report, line)) / most) * 100;
  return (
    <section className={look.panel} aria-labelledby="report-groups">
      <div className="ends">
        <h2 id="report-groups">{say(words.groups, { what: say.loose(column.word) })}</h2>
        <Select
          label={say(words.groupBy)}
          className={styles.choice}
          options={report.groups.map((value) => ({ value, label: say.loose(columnOf(report, value).word) }))}
          value={summary.by}
          onChange={(by) => by && onGo({ by, page: place.page })}
        />
      </div>
      {place.only !== null && (
        <div>
          <Chip
            label={say(words.onlyThese, {
              what: open && own ? nameOf(own.label) : place.only.slice(place.only.indexOf(':') + 1),
            })}
            onRemove={() => onGo({ only: null })}
          />
        </div>
      )}
      <div className={look.scroll}>
        <table className={look.table}>
          <thead>
            <tr>
              <th scope="col">{say.loose(column.word)}</th>
              <th scope="col">{say(commonFieldWords.row_count)}</th>
              {sumColumns(report).map(({ key, word }) => (
                <th key={key} scope="col">
                  {say.loose(word)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {summary.lines.slice(0, shownLines).map((line) => (
              <tr key={line.key ?? ''}>
                <th scope="row">
                  <PageLink
                    to="report"
                    params={{ tab: report.key }}
                    search={writeReportPlace({
                      ...place,
                      by: summary.by,
                      only: `${summary.by}:${line.key ?? ''}`,
                      page: 1,
                    })}
                    className={styles.link}>
                    {nameOf(line.label)}
                  </PageLink>
                  <span className={styles.track}>
                    <span className={styles.part} style={{ width: `${partOf(line)}%` }} />
                  </span>
                </th>
                <td>{count(line.rows)}</td>
                {report.sums.map((key) => (
                  <td key={key}>{groupThousands(line.sums[key] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say(commonWords.total)}</th>
              <td>{count(summary.totals.rows)}</td>
              {report.sums.map((key) => (
                <td key={key}>{groupThousands(summary.totals.sums[key] ?? 0)}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      {summary.lines.length > shownLines && (
        <p className="muted">{say(words.moreGroups, { n: count(summary.lines.length - shownLines) })}</p>
      )}
    </section>
  );
}
