import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { localDigits, groupThousands } from '@waybill/domain/kernel/digits.ts';
import { stretchesOf } from '@waybill/domain/rooms/reports/report-periods.ts';
import type { Report } from '@waybill/contract/rooms/reports/report.ts';
import type { ReportSummary } from '@waybill/contract/rooms/reports/reports.contract.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { Button } from '../../ui/layout/Button.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { drawnValue, sumColumns } from './report-figures.ts';
import { reportPageWords as words } from './report-page.words.ts';
import look from '../../ui/layout/Figures.module.css';
import styles from './Reports.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

/** The drawing's own units. The numbers above and below need room for Myanmar tails too. */
const [whole, height, above, below] = [560, 120, 30, 32];
/** At most this many bars are labelled with their day. */
const named = 16;

interface Props {
  readonly report: Report;
  readonly summary: ReportSummary;
  readonly onDay: (key: string) => void;
}

/** The first sum day by day, or month by month, with the same figures as a table in which each opens its day. */
export function ReportChart({ report, summary, onDay }: Props) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const [first] = sumColumns(report);
  const figure = first ? say.loose(first.word) : say(commonFieldWords.total);
  const byKey = new Map(summary.stretches.map((one) => [one.key, one]));
  const bars = stretchesOf(summary).map((key) => {
    const found = byKey.get(key);
    return { key, found, value: found ? drawnValue(report, found) : 0 };
  });
  const top = Math.max(1, ...bars.map(({ value }) => value));
  const low = Math.min(0, ...bars.map(({ value }) => value));
  const scale = height / (top - low);
  const step = whole / bars.length;
  const every = Math.ceil(bars.length / named);
  const nameOf = (key: string) => (key.length === 7 ? `${key.slice(5)}/${key.slice(0, 4)}` : formatDate(key));
  const title = say(words.along, { figure });
  return (
    <section className={look.panel} aria-labelledby="report-along">
      <h2 id="report-along">{title}</h2>
      <svg
        className={styles.chart}
        viewBox={`0 ${-above} ${whole} ${above + height + below}`}
        role="img"
        aria-label={title}>
        <text x="0" y="-10" className={styles.scale}>
          {groupThousands(Math.max(...bars.map(({ value }) => value)))}
        </text>
        {bars.map(({ key, value }, at) => (
          <g key={key}>
            <rect
              className={value < 0 ? styles.less : styles.fill}
              x={at * step + step * 0.15}
              y={(top - Math.max(value, 0)) * scale}
              width={step * 0.7}
              height={Math.abs(value) * scale}
              rx="1">
              <title>{`${nameOf(key)} ${groupThousands(value)}`}</title>
            </rect>
            {at % every === 0 && (
              <text x={(at + 0.5) * step} y={height + 22} textAnchor="middle" className={styles.scale}>
                {localDigits(Number(key.slice(-2)), locale)}
              </text>
            )}
          </g>
        ))}
        <line x1="0" y1={top * scale} x2={whole} y2={top * scale} className={styles.base} />
      </svg>
      <details className={styles.behind}>
        <summary>{say(commonWords.asATable)}</summary>
        <div className={look.scroll}>
          <table className={look.table}>
            <thead>
              <tr>
                <th scope="col">{say(commonFieldWords.day)}</th>
                <th scope="col">{say(commonFieldWords.total)}</th>
                {sumColumns(report).map(({ key, word }) => (
                  <th key={key} scope="col">
                    {say.loose(word)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {bars.map(({ key, found }) => (
                <tr key={key}>
                  <th scope="row">
                    {bars.length === 1 ? (
                      nameOf(key)
                    ) : (
                      <Button small variant="quiet" onClick={() => onDay(key)}>
                        {nameOf(key)}
                      </Button>
                    )}
                  </th>
                  <td>{count(found?.rows ?? 0)}</td>
                  {report.sums.map((sum) => (
                    <td key={sum}>{groupThousands(found?.sums[sum] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </section>
  );
}
