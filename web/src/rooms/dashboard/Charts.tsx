import type { Dashboard } from '@waybill/contract/rooms/dashboard/dashboard.contract.ts';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import { ages as ageSpans, trendDays } from '@waybill/domain/rooms/dashboard/periods.ts';
import type { StepCountName } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { useLocale, useSay, type Say } from '../../kernel/i18n.tsx';
import { BarRows } from '../../ui/charts/BarRows.tsx';
import { dayPoint } from '../../ui/charts/chart-axis.ts';
import { TimeChart } from '../../ui/charts/TimeChart.tsx';
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

/** Days of the trend beside the same days of the period before; each figure has its own picture, and one table has them all. */
export function TrendCharts({ days, branch }: { days: Dashboard['trend']; branch: number | undefined }) {
  const say = useSay();
  const locale = useLocale();
  const count = useCount();
  const [earlier, shown] = [days.slice(0, -trendDays), days.slice(-trendDays)];
  return (
    <section className={`${look.panel} ${styles.whole}`} aria-labelledby="dashboard-trend">
      <h2 id="dashboard-trend">{say(words.trend, { n: count(trendDays) })}</h2>
      <div className={styles.trend}>
        {series.map((name) => (
          <div key={name} className={styles.trendOf}>
            <h3 className={styles.sub}>
              {say.loose(figureWords[name])} <Total of={shown} before={earlier} name={name} />
            </h3>
            <TimeChart
              label={`${say.loose(figureWords[name])}, ${say(words.trend, { n: count(trendDays) })}`}
              unit={say(commonFieldWords.parcels)}
              shown={count}
              height={110}
              points={shown.map((day, at) => ({
                ...dayPoint(day.day, locale),
                value: day[name],
                before: earlier[at]?.[name],
              }))}
            />
          </div>
        ))}
      </div>
      <p className="hint">{say(words.trendLegend, { n: count(trendDays) })}</p>
      <TrendTable days={shown} branch={branch} />
    </section>
  );
}

const sumOf = (days: Dashboard['trend'], name: (typeof series)[number]) =>
  days.reduce((sum, day) => sum + day[name], 0);

function Total(props: { of: Dashboard['trend']; before: Dashboard['trend']; name: (typeof series)[number] }) {
  const count = useCount();
  const [now, before] = [sumOf(props.of, props.name), sumOf(props.before, props.name)];
  return (
    <>
      <b className={styles.total}>{count(now)}</b> <Change now={now} before={before} />
    </>
  );
}

/** How much more or less than before, in whole percent. */
function Change({ now, before }: { now: number; before: number }) {
  const say = useSay();
  if (before === 0 || now === before) return null;
  const percent = Math.round((Math.abs(now - before) * 100) / before);
  return (
    <span className={look.small}>
      {now > before ? '+' : '−'}
      {say(commonWords.percent, { n: groupThousands(percent) })}
    </span>
  );
}

function TrendTable({ days, branch }: { days: Dashboard['trend']; branch: number | undefined }) {
  const say = useSay();
  const count = useCount();
  return (
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
            {days.toReversed().map((day) => (
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
  );
}

/** How long parcels have been in transit: each bar opens its labels. */
export function AgeChart({ ages, branch }: { ages: Dashboard['ages']; branch: number | undefined }) {
  const say = useSay();
  const count = useShownCount();
  return (
    <section className={look.panel} aria-labelledby="dashboard-ages">
      <h2 id="dashboard-ages">{say(words.ages)}</h2>
      <BarRows
        label={say(words.ages)}
        rows={ages.map((age, at) => ({
          key: String(at),
          name: ageName(say, count, at),
          value: age.count,
          shown: count(age.count),
          tone: at > 1 ? 'bad' : 'usual',
        }))}
        link={({ key }, className, children) => (
          <FigureLink to={rowsOf.underWay(ages[Number(key)] ?? {}, branch)} className={className}>
            {children}
          </FigureLink>
        )}
      />
    </section>
  );
}

function ageName(say: Say, count: (n: number) => string, at: number): string {
  const [from, to] = ageSpans[at] ?? [0, null];
  return to === null
    ? say(commonWords.daysAndMore, { from: count(from) })
    : say(commonWords.dayRange, { from: count(from), to: count(to) });
}
