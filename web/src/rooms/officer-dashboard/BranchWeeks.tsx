import { byFigure } from '@waybill/domain/rooms/officer-dashboard/officer-figures.ts';
import { deliveryRate } from '@waybill/domain/rooms/dashboard/step-counts.ts';
import { localName } from '@waybill/domain/kernel/locale.ts';
import { groupThousands } from '@waybill/domain/kernel/digits.ts';
import { formatDate } from '@waybill/domain/kernel/calendar.ts';
import type { OfficerDashboard } from '@waybill/contract/rooms/officer-dashboard/officer-dashboard.contract.ts';
import { useLocale, useSay } from '../../kernel/i18n.tsx';
import { TimeChart } from '../../ui/charts/TimeChart.tsx';
import { minPoints } from '../../ui/charts/chart-axis.ts';
import { FigureLink } from '../dashboard/dashboard.door.ts';
import { officerWords as words } from './officer-page.words.ts';
import { useShownFigure } from './use-shown-figure.ts';
import look from '../../ui/layout/Figures.module.css';
import styles from './OfficerDashboard.module.css';
import { commonWords } from '@waybill/contract/kernel/common.words.ts';

/** The delivery rate of each branch by week in equal small pictures, the worst first, each against the rate of all. */
export function BranchWeeks({ data }: { data: OfficerDashboard }) {
  const say = useSay();
  const locale = useLocale();
  const shown = useShownFigure();
  const lines = byFigure(data.branches, 'rate').filter(({ weeks }) =>
    weeks.some(({ delivered, failed }) => delivered + failed > 0),
  );
  const all = deliveryRate(data.total);
  const percent = (value: number) => say(commonWords.percent, { n: groupThousands(value) });
  if (lines.length === 0 || (lines[0]?.weeks.length ?? 0) < minPoints) return null;
  return (
    <section className={look.panel} aria-labelledby="officer-weeks">
      <h2 id="officer-weeks">{say(words.weeks)}</h2>
      <ul className={styles.multiples}>
        {lines.map((line) => (
          <li key={line.branch.id}>
            <h3 className={styles.multiple}>
              <FigureLink to={{ name: 'dashboard', search: { branch_id: String(line.branch.id) } }}>
                {localName(line.branch, locale)}
              </FigureLink>
              <b>{shown('rate', deliveryRate(line))}</b>
            </h3>
            <TimeChart
              label={say(words.weeksOf, { branch: localName(line.branch, locale) })}
              unit="%"
              kind="line"
              height={64}
              shown={percent}
              axisLabels={(ticks) => ticks.map((tick) => groupThousands(tick))}
              target={all === null ? undefined : { name: say(words.ofAll, { rate: percent(all) }), value: all }}
              points={line.weeks.map((week) => ({
                key: week.to,
                name: say(commonWords.fromTo, { from: formatDate(week.from), to: formatDate(week.to) }),
                label: groupThousands(Number(week.to.slice(8))),
                value: deliveryRate(week),
              }))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
