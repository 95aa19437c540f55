import type { Dashboard } from '@waybill/contract/rooms/dashboard/dashboard.contract.ts';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { ages as ageSpans } from '@waybill/domain/rooms/dashboard/periods.ts';
import type { StepCountName } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { useSay, type Say } from '../../kernel/i18n.tsx';
import { useCount } from '../../ui/table/use-count.ts';
import { useShownCount } from './use-shown-count.ts';
import { dashboardWords as words, figureWords } from './dashboard-page.words.ts';
import { FigureLink } from './FigureLink.tsx';
import { rowsOf } from './rows-of.ts';
import look from '../../ui/layout/Figures.module.css';
import styles from './Dashboard.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';
import { commonFieldWords } from '@waybill/contract/kernel/common-field.words.ts';

const series = ['accepted', 'delivered', 'returned'] as const satisfies readonly StepCountName[];
/** The drawing's own units: the width of a day and the height of the tallest bar. The numbers above and below need room for Myanmar tails too. */
const [dayWidth, height, barWidth] = [36, 120, 9];
const [above, below] = [30, 32];

/** Parcels a day as bars, with the same numbers as a table that can be read and opened. */
export function TrendChart({ days, branch }: { days: Dashboard['trend']; branch: number | undefined }) {
  const say = useSay();
  const count = useCount();
  const top = Math.max(1, ...days.flatMap((day) => series.map((name) => day[name])));
  const width = days.length * dayWidth;
  return (
    <section className={look.panel} aria-labelledby="dashboard-trend">
      <h2 id="dashboard-trend">{say(words.trend, { n: count(days.length) })}</h2>
      <p className={styles.legend}>
        {series.map((name) => (
          <span key={name} className={styles[name]}>
            {say.loose(figureWords[name])}
          </span>
        ))}
      </p>
      <svg
        className={styles.chart}
        viewBox={`0 ${-above} ${width} ${above + height + below}`}
        role="img"
        aria-label={say(words.trend, { n: count(days.length) })}>
        <line x1="0" y1="0" x2={width} y2="0" className={styles.grid} />
        <text x="0" y="-10" className={styles.scale}>
          {count(top)}
        </text>
        {days.map((day, at) => (
          <g key={day.day} transform={`translate(${at * dayWidth + 3} 0)`}>
            {series.map((name, place) => {
              const tall = (day[name] / top) * height;
              return (
                <rect
                  key={name}
                  className={styles[name]}
                  x={place * (barWidth + 1)}
                  y={height - tall}
                  width={barWidth}
                  height={tall}
                  rx="1">
                  <title>{`${formatDate(day.day)} ${say.loose(figureWords[name])} ${count(day[name])}`}</title>
                </rect>
              );
            })}
            <text x={15} y={height + 19} textAnchor="middle" className={styles.scale}>
              {count(Number(day.day.slice(8)))}
            </text>
          </g>
        ))}
        <line x1="0" y1={height} x2={width} y2={height} className={styles.base} />
      </svg>
      <details className={styles.behind}>
        <summary>{say(commonWords.asATable)}</summary>
        <div className={look.scroll}>
          <table className={look.table}>
            <thead>
              <tr>
                <th scope="col">{say(commonFieldWords.day)}</th>
                {series.map((name) => (
                  <th key={name} scope="col">
                    {say.loose(figureWords[name])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...days].reverse().map((day) => (
                <tr key={day.day}>
                  <th scope="row">{formatDate(day.day)}</th>
                  {series.map((name) => (
                    <td key={name}>
                      <FigureLink to={rowsOf.figure(name, { from: day.day, to: day.day, branch })}>
                        {count(day[name])}
                      </FigureLink>
                    </td>
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

/** How long what is under way has been: each bar opens its labels. */
export function AgeChart({ ages, branch }: { ages: Dashboard['ages']; branch: number | undefined }) {
  const say = useSay();
  const count = useShownCount();
  const most = Math.max(1, ...ages.map((age) => age.count));
  return (
    <section className={look.panel} aria-labelledby="dashboard-ages">
      <h2 id="dashboard-ages">{say(words.ages)}</h2>
      <ul className={styles.bars}>
        {ages.map((age, at) => (
          <li key={at}>
            <FigureLink to={rowsOf.underWay(age, branch)} className={styles.ageRow}>
              <span>{ageName(say, count, at)}</span>{' '}
              <span className={styles.track}>
                <span
                  className={styles.fill}
                  data-old={at > 1 || undefined}
                  style={{ width: `${(age.count / most) * 100}%` }}
                />
              </span>
              <b>{count(age.count)}</b>
            </FigureLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ageName(say: Say, count: (n: number) => string, at: number): string {
  const [from, to] = ageSpans[at] ?? [0, null];
  return to === null
    ? say(commonWords.daysAndMore, { from: count(from) })
    : say(commonWords.days, { from: count(from), to: count(to) });
}
