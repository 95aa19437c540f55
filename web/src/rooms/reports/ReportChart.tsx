import { amountGroup } from '@waybill/domain/kernel/amount-group.ts';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { chartInterval, chartLabels } from '@waybill/domain/rooms/reports/report-periods.ts';
import type { Report } from '@waybill/contract/rooms/reports/report.ts';
import type { ReportFigures, ReportSummary } from '@waybill/contract/rooms/reports/reports.contract.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { today } from '../../kernel/today.ts';
import { dayPoint } from '../../ui/charts/chart-axis.ts';
import { TimeChart } from '../../ui/charts/TimeChart.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { drawnValue, sumColumns } from './report-figures.ts';
import { reportPageWords as words } from './report-page.words.ts';
import look from '../../ui/layout/Figures.module.css';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';
import { unitWords } from '@waybill/domain/kernel/money.ts';

interface Props {
  readonly report: Report;
  readonly summary: ReportSummary;
  readonly onDay: (key: string) => void;
}

/** More days are drawn as a line. */
const mostBars = 31;

const isMonth = (key: string) => key.length === 7;
const nameOf = (key: string) => (isMonth(key) ? `${key.slice(5)}/${key.slice(0, 4)}` : formatDate(key));

/** The first sum day by day, or month by month, over the period before; in the table each opens its day. */
export function ReportChart({ report, summary, onDay }: Props) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const [first] = sumColumns(report);
  const isMoney = first?.kind === 'kyat';
  const figure = first ? say.loose(first.word) : say(commonFieldWords.row_count);
  const keys = chartLabels(summary);
  const before = valuesBefore(report, summary);
  const byKey = new Map(summary.stretches.map((one) => [one.key, one]));
  const valueOf = (key: string) => {
    const found = byKey.get(key);
    return found ? drawnValue(report, found) : 0;
  };
  const title = say(words.along, { figure });
  return (
    <section className={look.panel} aria-labelledby="report-along">
      <h2 id="report-along">{title}</h2>
      <TimeChart
        label={title}
        kind={keys.length > mostBars ? 'line' : 'bars'}
        unit={isMoney ? say(unitWords.kyat) : figure}
        shown={isMoney ? groupThousands : count}
        axisLabels={(ticks) =>
          isMoney
            ? amountGroup(
                ticks.map((tick) => [tick]),
                locale,
              ).totals
            : ticks.map(count)
        }
        points={keys.map((key, at) => ({
          ...(isMonth(key)
            ? { key, name: nameOf(key), label: groupThousands(Number(key.slice(5))) }
            : dayPoint(key, locale)),
          value: key > today().slice(0, key.length) ? null : valueOf(key),
          before: before?.[at],
        }))}
        table={<DayTable report={report} keys={keys} byKey={byKey} onDay={onDay} />}
      />
    </section>
  );
}

/** The values of the period before in the order of its days; undefined where it is drawn by another stretch. */
function valuesBefore(report: Report, summary: ReportSummary): number[] | undefined {
  if (chartInterval(summary.before) !== chartInterval(summary) || summary.previous_stretches.length === 0)
    return undefined;
  const byKey = new Map(summary.previous_stretches.map((one) => [one.key, drawnValue(report, one)]));
  return chartLabels(summary.before).map((key) => byKey.get(key) ?? 0);
}

interface DayTableProps extends Pick<Props, 'report' | 'onDay'> {
  readonly keys: readonly string[];
  readonly byKey: ReadonlyMap<string, ReportFigures>;
}

function DayTable({ report, keys, byKey, onDay }: DayTableProps) {
  const say = useSay();
  const count = useCount();
  return (
    <div className={look.scroll}>
      <table className={look.table}>
        <thead>
          <tr>
            <th scope="col">{say(commonFieldWords.day)}</th>
            <th scope="col">{say(commonFieldWords.row_count)}</th>
            {sumColumns(report).map(({ key, word }) => (
              <th key={key} scope="col">
                {say.loose(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key}>
              <th scope="row">
                <Button small variant="quiet" onClick={() => onDay(key)}>
                  {nameOf(key)}
                </Button>
              </th>
              <td>{count(byKey.get(key)?.rows ?? 0)}</td>
              {report.sums.map((sum) => (
                <td key={sum}>{groupThousands(byKey.get(key)?.sums[sum] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
